import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    entrada: { hr: 60, sbp: 120 },
    resultado: { shock_index: 0.5 },
  },
  {
    origem: 'independente',
    entrada: { hr: 59, sbp: 120 },
    resultado: { shock_index: 0.491667 },
  },
  {
    origem: 'independente',
    entrada: { hr: 84, sbp: 120 },
    resultado: { shock_index: 0.7 },
  },
  {
    origem: 'independente',
    entrada: { hr: 90, sbp: 100 },
    resultado: { shock_index: 0.9 },
  },
  {
    origem: 'independente',
    entrada: { hr: 89, sbp: 100 },
    resultado: { shock_index: 0.89 },
  },
  {
    origem: 'independente',
    entrada: { hr: 130, sbp: 70 },
    resultado: { shock_index: 1.857143 },
  },
  {
    origem: 'independente',
    entrada: { hr: 350, sbp: 30 },
    resultado: { shock_index: 11.666667 },
  },
  {
    origem: 'independente',
    entrada: { hr: 10, sbp: 350 },
    resultado: { shock_index: 0.028571 },
  },
];
