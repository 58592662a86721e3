import { type EntradaDe, opcional, ordinal, simNao } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaCodigo, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { type Notas, Recusa } from '../motor/notas.ts';
import { somar } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Teasdale G, Jennett B, 1974',
  referencias: [
    {
      citacao: 'Teasdale G, Jennett B. Lancet 1974;304:81-4.',
      doi: '10.1016/S0140-6736(74)91639-0',
    },
  ],
  formula:
    'Ocular (1 a 4) + verbal (1 a 5) + motora (1 a 6). Total de 3 a 15. No trauma craniano: 13–15 leve, 9–12 moderado, 3–8 grave.',
  limites: [
    'Item não testável (NT: tubo traqueal, edema palpebral, bloqueio neuromuscular) não vale 1 ponto: não há total e relatam-se os componentes.',
    'Sedação, álcool e barreira de língua baixam a pontuação sem lesão neurológica.',
    'As faixas são do trauma craniano. Antes dos 2 anos, ou antes da fala, use a escala pediátrica.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

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

const campos = {
  eye: opcional(ABERTURA_OCULAR),
  verbal: opcional(RESPOSTA_VERBAL),
  motor: opcional(RESPOSTA_MOTORA),
  eye_nt: opcional(OCULAR_NT),
  verbal_nt: opcional(VERBAL_NT),
  motor_nt: opcional(MOTORA_NT),
};
type Entrada = EntradaDe<typeof campos>;

/** Each item, the field that says it cannot be tested, and its letters in a note (AO3 RV4 RM6). */
const ITENS = [
  { item: 'eye', nt: 'eye_nt', sigla: 'AO' },
  { item: 'verbal', nt: 'verbal_nt', sigla: 'RV' },
  { item: 'motor', nt: 'motor_nt', sigla: 'RM' },
] as const;

/** E + V + M; with an item that cannot be tested there are components and no total. */
export function calcular(entrada: Entrada, notas: Notas) {
  const lidos = ITENS.map(({ item, nt, sigla }) => {
    conferir(item, entrada[item], entrada[nt]);
    return { item, sigla, pontos: entrada[item] };
  });
  const testados = lidos.flatMap(({ item, pontos }) =>
    pontos === undefined ? [] : [[item, pontos] as const],
  );
  const components: Readonly<Record<string, number>> = Object.fromEntries(testados);
  if (testados.length === ITENS.length) {
    return { score: somar(...testados.map(([, pontos]) => pontos)), components };
  }
  const registro = lidos.map(({ sigla, pontos }) => `${sigla}${pontos ?? ' NT'}`).join(', ');
  const motivo = `Com item não testável não há total. Registre os componentes: ${registro}.`;
  notas.ausente(['score', 'severity'], motivo);
  return { components };
}

function conferir(item: string, pontos: number | undefined, naoTestavel: boolean | undefined) {
  if (pontos !== undefined && naoTestavel) {
    throw new Recusa(item, 'O item tem pontos e está como não testável: escolha um dos dois.');
  }
  if (pontos === undefined && !naoTestavel) {
    throw new Recusa(item, 'Informe os pontos do item, ou marque que não é testável.');
  }
}

/** Bands of the total in head injury; adult and pediatric scales share them. */
export const FAIXAS_DE_GLASGOW: readonly Faixa[] = [
  {
    codigo: 'grave',
    abaixoDe: 9,
    rotulo: 'Trauma craniano grave (3 a 8)',
    gravidade: 'critico',
  },
  {
    codigo: 'moderado',
    abaixoDe: 13,
    rotulo: 'Trauma craniano moderado (9 a 12)',
    gravidade: 'alerta',
  },
  { codigo: 'leve', rotulo: 'Trauma craniano leve (13 a 15)', gravidade: 'atencao' },
];

export const glasgow = definir({
  id: 'glasgow',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Escala de coma de Glasgow',
  resumo: 'Nível de consciência pela abertura ocular, resposta verbal e resposta motora.',
  categoria: 'neurologia',
  especialidades: [
    'Medicina de Emergência',
    'Medicina Intensiva',
    'Neurologia',
    'Neurocirurgia',
    'Clínica Médica',
  ],
  apelidos: [
    'ecg glasgow',
    'gcs',
    'glasgow coma scale',
    'coma',
    'nível de consciência',
    'rebaixamento',
    'traumatismo craniano',
    'tce',
  ],
  campos,
  exigencias: [
    { quantos: 'ao-menos-um', de: ['eye', 'eye_nt'] },
    { quantos: 'ao-menos-um', de: ['verbal', 'verbal_nt'] },
    { quantos: 'ao-menos-um', de: ['motor', 'motor_nt'] },
  ],
  saidas: {
    score: saidaPontos(),
    severity: saidaCodigo('Gravidade no trauma craniano'),
    components: {
      tipo: 'partes',
      rotulo: 'Componentes',
      partes: { eye: 'Ocular', verbal: 'Verbal', motor: 'Motora' },
    },
  },
  interpretacoes: [{ de: 'score', classe: 'severity', faixas: FAIXAS_DE_GLASGOW }],
  fonte,
  calcular,
});
