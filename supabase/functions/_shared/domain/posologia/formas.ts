import { E_MEIO, QUANTO, quantoDe } from './contagem.ts';
import type { Papel } from './papel.ts';
import type { Contagem, FormaContada } from './tipos.ts';

/** How each form is written, as alternatives of a regular expression. */
const ESCRITAS: readonly (readonly [FormaContada, string])[] = [
  ['comprimido', 'comprimidos?|comprim|compr?|cprs?|cps?|tabletes?|pastilhas?'],
  ['capsula', 'capsulas?|caps?'],
  ['dragea', 'drageas?|drg'],
  ['gota', 'gotas?|gts?|got'],
  ['mL', 'ml|mililitros?'],
  ['jato', 'jatos?|puffs?|borrifadas?|inalacoes|inalacao|doses?|sprays?|acionamentos?'],
  ['ampola', 'frasco-ampolas?|ampolas?|amps?|fa'],
  ['frasco', 'frascos?|frs?|bisnagas?|seringas?|canetas?'],
  ['adesivo', 'adesivos?'],
  ['supositorio', 'supositorios?|sup'],
  ['ovulo', 'ovulos?'],
  ['sache', 'saches?|envelopes?|pacotes?'],
  ['aplicacao', 'aplicacoes|aplicacao'],
];
const COLHER = 'colher(?:es)?\\s*(?:\\(?\\s*(?:de|das?)\\s*)?(sopa|sobremesa|cha)';
/** What the household spoons hold, as Brazilian package inserts measure them. */
const ML_DA_COLHER: Readonly<Record<string, number>> = { sopa: 15, sobremesa: 10, cha: 5 };

const CONTADA = new RegExp(
  String.raw`${QUANTO}\s*(?:(${ESCRITAS.map(([, escrita]) => escrita).join('|')})\b|${COLHER}\b)${E_MEIO}`,
  'g',
);
/** Matches a number that stands where a count would: "tomar 1 à noite". */
const SEM_FORMA = new RegExp(
  String.raw`(?:^|\b(?:tomar|tome|dar|usar|ingerir|aplicar|e)\s+|[,:;]\s*)(${QUANTO})(?=\s*·)`,
  'g',
);
const QUANTIDADE =
  /(?:\b(?:dispensar|fornecer|comprar|quantidade|qtde?|total|caixas?|cx|embalagem|frascos?)\b[^.;\d]{0,12}|#\s*)$/;
const VERBO =
  /\b(?:tomar|tome|dar|usar|use|ingerir|aplicar|administrar|inalar|instilar|pingar|colocar|dissolver|mastigar|introduzir)\b/g;

/** A count of a take, by where it stands. */
export interface Contada extends Contagem {
  readonly onde: number;
}

/** Takes every count of units out of a text: of the takes, and of what is dispensed. */
export function tirarContagens(papel: Papel): {
  readonly tomadas: readonly Contada[];
  readonly quantidades: readonly Contada[];
} {
  const original = papel.texto;
  const todas = [...contadas(papel), ...semForma(papel)];
  const verbos = [...original.matchAll(VERBO)].map(({ index }) => index);
  const ehQuantidade = ({ onde }: Contada) => {
    if (QUANTIDADE.test(original.slice(0, onde))) return true;
    // "Losartana 50 mg, 30 comprimidos. Tomar 1 comprimido ao dia."
    return verbos.some((verbo) => verbo > onde && todas.some((outra) => outra.onde > verbo));
  };
  return {
    tomadas: todas.filter((contada) => !ehQuantidade(contada)),
    quantidades: todas.filter(ehQuantidade),
  };
}

function contadas(papel: Papel): readonly Contada[] {
  return papel.tirar(CONTADA).flatMap(({ grupos, onde }): Contada[] => {
    const [, de, ate, escrita, colher, mais] = grupos;
    const quanto = quantoDe(de, ate, mais);
    if (!quanto) return [];
    const ml = ML_DA_COLHER[colher ?? ''];
    if (ml !== undefined) return [{ valor: quanto.valor * ml, forma: 'mL', onde }];
    const forma = formaDe(escrita ?? '');
    return forma ? [{ ...quanto, forma, onde }] : [];
  });
}

function semForma(papel: Papel): readonly Contada[] {
  return papel.tirar(SEM_FORMA).flatMap(({ grupos: [, , de, ate], onde }): Contada[] => {
    const quanto = quantoDe(de, ate);
    return quanto ? [{ ...quanto, forma: 'unidade', onde }] : [];
  });
}

function formaDe(escrita: string): FormaContada | undefined {
  return ESCRITAS.find(([, alternativas]) =>
    new RegExp(`^(?:${alternativas})$`).test(escrita),
  )?.[0];
}
