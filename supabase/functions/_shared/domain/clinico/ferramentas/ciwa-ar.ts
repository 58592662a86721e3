import { type CampoOrdinal, type EntradaDe, ordinal } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { somar } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Sullivan JT e cols., 1989',
  referencias: [
    { citacao: 'Sullivan JT et al. Br J Addict 1989;84:1353-7.' },
    { citacao: 'ASAM 2020, diretriz de abstinência alcoólica (faixas).' },
  ],
  formula:
    'Soma de 9 itens de 0 a 7 e orientação de 0 a 4, total de 0 a 67. ASAM: menos de 10 leve, 10–18 moderada, 19 ou mais grave.',
  limites: [
    'Só para abstinência de álcool já diagnosticada: não faz o diagnóstico e sobe em sepse, delirium e outras causas.',
    'Pede que o paciente converse: não vale em intubado ou muito confuso.',
  ],
  divergencias: [
    'Faixas: o artigo de 1989 usa menos de 10 sem medicação e mais de 15 com risco maior; há quem use menos de 8, 8–15 e mais de 15. Usadas as da ASAM 2020.',
  ],
  verificacao: {
    formula: SEGUNDA_LEITURA,
    faixas: {
      estado: 'conferida',
      documento: 'Guia de bolso da ASAM sobre abstinência alcoólica, tabela 1',
      ressalva: 'A ASAM lembra que os cortes variam na literatura e cabem ao julgamento clínico.',
    },
  },
  revisadoEm: '2026-11-21',
};

const GRAUS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** An item of 0 to 7 of which the paper names some degrees; the others lie between them. */
function deZeroASete(rotulo: string, nomes: Readonly<Record<number, string>>): CampoOrdinal {
  return ordinal(
    rotulo,
    GRAUS.map((grau) => [grau, nomes[grau] ?? 'Entre o grau acima e o abaixo'] as const),
  );
}

const PERCEPCAO = {
  0: 'Ausente',
  1: 'Muito leve',
  2: 'Leve',
  3: 'Moderado',
  4: 'Alucinações moderadas',
  5: 'Alucinações graves',
  6: 'Alucinações muito graves',
  7: 'Alucinações contínuas',
};

const ITENS_CIWA = {
  nausea: deZeroASete('Náusea e vômito', {
    0: 'Ausentes',
    1: 'Náusea leve, sem vômito',
    4: 'Náusea intermitente com ânsia',
    7: 'Náusea constante, ânsia e vômitos',
  }),
  tremor: deZeroASete('Tremor', {
    0: 'Ausente',
    1: 'Não se vê, mas se sente nas pontas dos dedos',
    4: 'Moderado, com os braços estendidos',
    7: 'Intenso, mesmo sem estender os braços',
  }),
  sweating: deZeroASete('Sudorese', {
    0: 'Ausente',
    1: 'Quase imperceptível, palmas úmidas',
    4: 'Gotas na testa',
    7: 'Profusa',
  }),
  anxiety: deZeroASete('Ansiedade', {
    0: 'Ausente, tranquilo',
    1: 'Leve',
    4: 'Moderada, ou retraído',
    7: 'Equivale a pânico',
  }),
  agitation: deZeroASete('Agitação', {
    0: 'Atividade normal',
    1: 'Um pouco mais ativo que o normal',
    4: 'Inquieto, não para',
    7: 'Anda sem parar ou se debate',
  }),
  tactile: deZeroASete('Alterações táteis', PERCEPCAO),
  auditory: deZeroASete('Alterações auditivas', PERCEPCAO),
  visual: deZeroASete('Alterações visuais', PERCEPCAO),
  headache: deZeroASete('Cefaleia ou peso na cabeça', {
    0: 'Ausente',
    1: 'Muito leve',
    2: 'Leve',
    3: 'Moderada',
    4: 'Moderadamente intensa',
    5: 'Intensa',
    6: 'Muito intensa',
    7: 'Extremamente intensa',
  }),
  orientation: ordinal('Orientação', [
    [0, 'Orientado, faz somas em série'],
    [1, 'Incerto da data, ou não faz somas em série'],
    [2, 'Erra a data em até 2 dias'],
    [3, 'Erra a data em mais de 2 dias'],
    [4, 'Desorientado em lugar ou pessoa'],
  ]),
};
type Entrada = EntradaDe<typeof ITENS_CIWA>;

/** The sum of nine items of 0 to 7 and orientation of 0 to 4. */
function calcular(entrada: Entrada) {
  return { score: somar(...Object.values(entrada)) };
}

export const ciwaAr = definir({
  id: 'ciwa-ar',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'CIWA-Ar',
  resumo: 'Gravidade da síndrome de abstinência alcoólica.',
  categoria: 'neurologia',
  especialidades: ['Psiquiatria', 'Clínica Médica', 'Medicina de Emergência', 'Medicina Intensiva'],
  apelidos: [
    'ciwa',
    'abstinência alcoólica',
    'alcohol withdrawal',
    'etilismo',
    'delirium tremens',
    'álcool',
    'tremor',
  ],
  campos: ITENS_CIWA,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'leve',
          abaixoDe: 10,
          rotulo: 'Abstinência leve',
          texto: 'no artigo original, abaixo de 10 não se costuma precisar de medicação.',
          gravidade: 'atencao',
        },
        {
          codigo: 'moderada',
          abaixoDe: 19,
          rotulo: 'Abstinência moderada',
          texto: 'acima de 15 o risco de complicações já é maior.',
          gravidade: 'alerta',
        },
        { codigo: 'grave', rotulo: 'Abstinência grave', gravidade: 'critico' },
      ],
    },
  ],
  fonte,
  calcular,
});
