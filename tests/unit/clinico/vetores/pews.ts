import type { Vetor } from '../vetor.ts';

const ZERO = {
  behavior: 0,
  cardiovascular: 0,
  respiratory: 0,
  nebulizer_quarter_hourly: false,
  persistent_vomiting: false,
};

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: 'mínimo',
    entrada: ZERO,
    resultado: { score: 0 },
    classes: ['abaixo_do_corte'],
  },
  {
    origem: 'independente',
    nota: 'último abaixo do corte',
    entrada: { ...ZERO, behavior: 1, cardiovascular: 1, respiratory: 1 },
    resultado: { score: 3 },
    classes: ['abaixo_do_corte'],
  },
  {
    origem: 'independente',
    nota: 'primeiro no corte',
    entrada: { ...ZERO, behavior: 2, respiratory: 2 },
    resultado: { score: 4 },
    classes: ['chamar'],
  },
  {
    origem: 'independente',
    nota: 'nebulização soma 2',
    entrada: { ...ZERO, respiratory: 2, nebulizer_quarter_hourly: true },
    resultado: { score: 4 },
    classes: ['chamar'],
  },
  {
    origem: 'independente',
    nota: 'vômitos somam 2',
    entrada: { ...ZERO, behavior: 1, persistent_vomiting: true },
    resultado: { score: 3 },
    classes: ['abaixo_do_corte'],
  },
  {
    origem: 'independente',
    nota: 'os dois extras somam 2 uma vez',
    entrada: { ...ZERO, nebulizer_quarter_hourly: true, persistent_vomiting: true },
    resultado: { score: 2 },
    classes: ['abaixo_do_corte'],
  },
  {
    origem: 'independente',
    nota: 'máximo',
    entrada: {
      behavior: 3,
      cardiovascular: 3,
      respiratory: 3,
      nebulizer_quarter_hourly: true,
      persistent_vomiting: true,
    },
    resultado: { score: 11 },
    classes: ['chamar'],
  },
];
