import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { height_cm: 100, creatinine: 0.5 },
    resultado: { egfr: 82.6 },
  },
  {
    origem: 'independente',
    entrada: { height_cm: 75, creatinine: 0.3 },
    resultado: { egfr: 103.25 },
  },
  {
    origem: 'independente',
    nota: 'logo acima de 75',
    entrada: { height_cm: 110, creatinine: 0.6 },
    resultado: { egfr: 75.7167 },
  },
  {
    origem: 'independente',
    entrada: { height_cm: 150, creatinine: 2 },
    resultado: { egfr: 30.975 },
  },
  {
    origem: 'independente',
    nota: 'logo abaixo de 15',
    entrada: { height_cm: 165, creatinine: 4.55 },
    resultado: { egfr: 14.9769 },
  },
  {
    origem: 'independente',
    entrada: { height_cm: 170, creatinine: 0.9 },
    resultado: { egfr: 78.0111 },
  },
];
