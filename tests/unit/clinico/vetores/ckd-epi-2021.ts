import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { age: 40, creatinine: 1, gender: 'masculino' },
    resultado: { egfr: 97.575, stage: 'G1' },
  },
  {
    origem: 'referencia',
    entrada: { age: 67, creatinine: 0.6, gender: 'feminino' },
    resultado: { egfr: 98.319, stage: 'G1' },
  },
  {
    origem: 'referencia',
    nota: 'exemplo de renal-function',
    entrada: { age: 60, creatinine: 1.2, gender: 'masculino' },
    resultado: { egfr: 69.231, stage: 'G2' },
  },
];
