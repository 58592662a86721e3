import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  { origem: 'independente', entrada: { mallampati: 1 }, resultado: { class: 'I' } },
  { origem: 'independente', entrada: { mallampati: 2 }, resultado: { class: 'II' } },
  { origem: 'independente', entrada: { mallampati: 3 }, resultado: { class: 'III' } },
  { origem: 'independente', entrada: { mallampati: 4 }, resultado: { class: 'IV' } },
];
