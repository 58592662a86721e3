import { type CampoOrdinal, ordinal } from '../../motor/campos.ts';

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

export const ITENS_CIWA = {
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
