import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { eye: 1, verbal: 1, motor: 4, unreactive_pupils: 2 },
    resultado: { score: 4 },
  },
  {
    origem: 'independente',
    nota: 'máximo',
    entrada: { eye: 4, verbal: 5, motor: 6, unreactive_pupils: 0 },
    resultado: { score: 15 },
  },
  {
    origem: 'independente',
    nota: 'mínimo',
    entrada: { eye: 1, verbal: 1, motor: 1, unreactive_pupils: 2 },
    resultado: { score: 1 },
  },
  {
    origem: 'independente',
    nota: 'uma pupila',
    entrada: { eye: 2, verbal: 2, motor: 5, unreactive_pupils: 1 },
    resultado: { score: 8 },
  },
  {
    origem: 'independente',
    nota: 'as duas pupilas reagem',
    entrada: { eye: 1, verbal: 1, motor: 1, unreactive_pupils: 0 },
    resultado: { score: 3 },
  },
];
