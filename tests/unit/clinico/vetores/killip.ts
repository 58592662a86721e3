import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  { origem: 'independente', entrada: { killip: 1 }, resultado: { class: 'I' } },
  { origem: 'independente', entrada: { killip: 2 }, resultado: { class: 'II' } },
  { origem: 'independente', entrada: { killip: 3 }, resultado: { class: 'III' } },
  { origem: 'independente', entrada: { killip: 4 }, resultado: { class: 'IV' } },
];
