import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    entrada: { age: 40, creatinine: 1, gender: 'masculino' },
    resultado: { egfr: 93.7278 },
  },
  {
    origem: 'independente',
    entrada: { age: 67, creatinine: 0.6, gender: 'feminino' },
    resultado: { egfr: 94.3174 },
  },
  {
    origem: 'independente',
    nota: 'com o coeficiente de raça',
    entrada: { age: 60, creatinine: 1.2, gender: 'masculino', black: true },
    resultado: { egfr: 75.7193 },
  },
  {
    origem: 'independente',
    entrada: { age: 60, creatinine: 1.2, gender: 'masculino', black: false },
    resultado: { egfr: 65.3316 },
  },
  {
    origem: 'independente',
    entrada: { age: 18, creatinine: 0.7, gender: 'feminino' },
    resultado: { egfr: 126.489 },
  },
  {
    origem: 'independente',
    nota: 'com o coeficiente de raça',
    entrada: { age: 80, creatinine: 3.5, gender: 'feminino', black: true },
    resultado: { egfr: 13.5499 },
  },
  {
    origem: 'independente',
    entrada: { age: 50, creatinine: 0.9, gender: 'masculino' },
    resultado: { egfr: 99.2388 },
  },
  {
    origem: 'independente',
    nota: 'homem com creatinina abaixo de 0,9',
    entrada: { age: 50, creatinine: 0.7, gender: 'masculino' },
    resultado: { egfr: 110.0373 },
  },
];
