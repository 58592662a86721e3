import type { Vetor } from '../vetor.ts';

const ZERO = {
  nausea: 0,
  tremor: 0,
  sweating: 0,
  anxiety: 0,
  agitation: 0,
  tactile: 0,
  auditory: 0,
  visual: 0,
  headache: 0,
  orientation: 0,
};

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: 'mínimo',
    entrada: ZERO,
    resultado: { score: 0 },
    classes: ['leve'],
  },
  {
    origem: 'independente',
    nota: 'último da faixa leve: 2+3+2+2',
    entrada: { ...ZERO, nausea: 2, tremor: 3, sweating: 2, anxiety: 2 },
    resultado: { score: 9 },
    classes: ['leve'],
  },
  {
    origem: 'independente',
    nota: 'cada item com 1',
    entrada: Object.fromEntries(Object.keys(ZERO).map((item) => [item, 1])),
    resultado: { score: 10 },
    classes: ['moderada'],
  },
  {
    origem: 'independente',
    nota: 'último da faixa moderada: 4+5+4+3+2',
    entrada: { ...ZERO, tremor: 4, anxiety: 5, agitation: 4, headache: 3, orientation: 2 },
    resultado: { score: 18 },
    classes: ['moderada'],
  },
  {
    origem: 'independente',
    nota: 'primeiro da faixa grave: 6+5+4+4',
    entrada: { ...ZERO, visual: 6, auditory: 5, tactile: 4, orientation: 4 },
    resultado: { score: 19 },
    classes: ['grave'],
  },
  {
    origem: 'independente',
    nota: 'máximo: 9 × 7 + 4',
    entrada: {
      nausea: 7,
      tremor: 7,
      sweating: 7,
      anxiety: 7,
      agitation: 7,
      tactile: 7,
      auditory: 7,
      visual: 7,
      headache: 7,
      orientation: 4,
    },
    resultado: { score: 67 },
    classes: ['grave'],
  },
];
