import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { age: 52, creatinine: 1.5, gender: 'masculino' },
    resultado: { egfr: 49.145 },
  },
  {
    origem: 'independente',
    nota: 'mulher',
    entrada: { age: 52, creatinine: 1.5, gender: 'feminino' },
    resultado: { egfr: 36.4657 },
  },
  {
    origem: 'independente',
    nota: 'com o coeficiente de raça',
    entrada: { age: 52, creatinine: 1.5, gender: 'masculino', black: true },
    resultado: { egfr: 59.5638 },
  },
  {
    origem: 'independente',
    nota: 'sem o coeficiente, dito',
    entrada: { age: 52, creatinine: 1.5, gender: 'masculino', black: false },
    resultado: { egfr: 49.1451 },
  },
  {
    origem: 'independente',
    nota: 'acima de 60',
    entrada: { age: 30, creatinine: 0.8, gender: 'feminino' },
    resultado: { egfr: 84.221 },
  },
  {
    origem: 'independente',
    entrada: { age: 85, creatinine: 6, gender: 'feminino' },
    resultado: { egfr: 6.66474 },
  },
  {
    origem: 'independente',
    nota: 'idade mínima',
    entrada: { age: 18, creatinine: 1, gender: 'masculino' },
    resultado: { egfr: 97.3235 },
  },
];
