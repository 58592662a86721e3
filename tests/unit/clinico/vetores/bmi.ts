import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { weight: 70, height: 175 },
    resultado: { bmi: 22.857, class_who: 'eutrofia' },
  },
  {
    origem: 'referencia',
    entrada: { weight: 60, height: 160, age: 78 },
    resultado: { bmi: 23.437, class_who: 'eutrofia', class_elderly: 'eutrofia' },
  },
];
