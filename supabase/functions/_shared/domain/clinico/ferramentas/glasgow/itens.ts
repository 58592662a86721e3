import { ordinal, simNao } from '../../motor/campos.ts';

/** The items of the scale, shared by its variants: points as published, from the best to the worst. */
export const ABERTURA_OCULAR = ordinal('Abertura ocular', [
  [4, 'Espontânea'],
  [3, 'À voz'],
  [2, 'À pressão'],
  [1, 'Ausente'],
]);

export const RESPOSTA_VERBAL = ordinal('Resposta verbal', [
  [5, 'Orientado'],
  [4, 'Confuso'],
  [3, 'Palavras'],
  [2, 'Sons'],
  [1, 'Ausente'],
]);

export const RESPOSTA_MOTORA = ordinal('Resposta motora', [
  [6, 'Obedece a comandos'],
  [5, 'Localiza o estímulo'],
  [4, 'Flexão normal (retirada)'],
  [3, 'Flexão anormal'],
  [2, 'Extensão'],
  [1, 'Ausente'],
]);

/** "NT": the item cannot be tested, which is not the same as no response (1 point). */
export const OCULAR_NT = simNao(
  'Abertura ocular não testável',
  undefined,
  'Por exemplo, edema palpebral. Deixe a abertura ocular em branco.',
);
export const VERBAL_NT = simNao(
  'Resposta verbal não testável',
  undefined,
  'Por exemplo, tubo traqueal. Deixe a resposta verbal em branco.',
);
export const MOTORA_NT = simNao(
  'Resposta motora não testável',
  undefined,
  'Por exemplo, bloqueio neuromuscular. Deixe a resposta motora em branco.',
);
