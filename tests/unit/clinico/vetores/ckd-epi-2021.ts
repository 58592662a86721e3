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
  {
    origem: 'independente',
    nota: 'borda de 15, abaixo',
    entrada: { age: 79, creatinine: 3.89, gender: 'masculino' },
    resultado: { egfr: 14.9989, stage: 'G5' },
  },
  {
    origem: 'independente',
    nota: 'borda de 15, acima',
    entrada: { age: 84, creatinine: 3.79, gender: 'masculino' },
    resultado: { egfr: 15.0013, stage: 'G4' },
  },
  {
    origem: 'independente',
    nota: 'borda de 30, abaixo',
    entrada: { age: 74, creatinine: 1.76, gender: 'feminino' },
    resultado: { egfr: 29.9983, stage: 'G4' },
  },
  {
    origem: 'independente',
    nota: 'borda de 30, acima',
    entrada: { age: 30, creatinine: 2.21, gender: 'feminino' },
    resultado: { egfr: 30.0114, stage: 'G3b' },
  },
  {
    origem: 'independente',
    nota: 'borda de 45, abaixo',
    entrada: { age: 69, creatinine: 1.64, gender: 'masculino' },
    resultado: { egfr: 44.9984, stage: 'G3b' },
  },
  {
    origem: 'independente',
    nota: 'borda de 45, acima',
    entrada: { age: 51, creatinine: 1.8, gender: 'masculino' },
    resultado: { egfr: 45.0092, stage: 'G3a' },
  },
  {
    origem: 'independente',
    nota: 'borda de 60, abaixo',
    entrada: { age: 55, creatinine: 1.09, gender: 'feminino' },
    resultado: { egfr: 59.9956, stage: 'G3a' },
  },
  {
    origem: 'independente',
    nota: 'borda de 60, acima',
    entrada: { age: 27, creatinine: 1.26, gender: 'feminino' },
    resultado: { egfr: 60.0088, stage: 'G2' },
  },
  {
    origem: 'independente',
    nota: 'borda de 90, abaixo',
    entrada: { age: 67, creatinine: 0.93, gender: 'masculino' },
    resultado: { egfr: 89.9979, stage: 'G2' },
  },
  {
    origem: 'independente',
    nota: 'borda de 90, acima',
    entrada: { age: 26, creatinine: 1.15, gender: 'masculino' },
    resultado: { egfr: 90.0152, stage: 'G1' },
  },
  {
    origem: 'independente',
    nota: 'mulher, no ponto de inflexão',
    entrada: { age: 18, creatinine: 0.7, gender: 'feminino' },
    resultado: { egfr: 128.484, stage: 'G1' },
  },
  {
    origem: 'independente',
    nota: 'homem, no ponto de inflexão',
    entrada: { age: 18, creatinine: 0.9, gender: 'masculino' },
    resultado: { egfr: 126.961, stage: 'G1' },
  },
  {
    origem: 'independente',
    nota: 'extremo alto',
    entrada: { age: 120, creatinine: 40, gender: 'feminino' },
    resultado: { egfr: 0.530877, stage: 'G5' },
  },
  {
    origem: 'independente',
    nota: 'extremo baixo',
    entrada: { age: 18, creatinine: 0.05, gender: 'masculino' },
    resultado: { egfr: 303.922, stage: 'G1' },
  },
];
