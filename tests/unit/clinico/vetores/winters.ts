import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { bicarbonate: 12 },
    resultado: { expected_paco2: 26, low: 24, high: 28 },
  },
  {
    origem: 'independente',
    entrada: { bicarbonate: 1 },
    resultado: { expected_paco2: 9.5, low: 7.5, high: 11.5 },
  },
  {
    origem: 'independente',
    entrada: { bicarbonate: 6 },
    resultado: { expected_paco2: 17, low: 15, high: 19 },
  },
  {
    origem: 'independente',
    entrada: { bicarbonate: 8 },
    resultado: { expected_paco2: 20, low: 18, high: 22 },
  },
  {
    origem: 'independente',
    entrada: { bicarbonate: 15 },
    resultado: { expected_paco2: 30.5, low: 28.5, high: 32.5 },
  },
  {
    origem: 'independente',
    entrada: { bicarbonate: 23.9 },
    resultado: { expected_paco2: 43.85, low: 41.85, high: 45.85 },
  },
  {
    origem: 'independente',
    nota: '24 já não é acidose: aviso',
    entrada: { bicarbonate: 24 },
    resultado: { expected_paco2: 44, low: 42, high: 46 },
  },
  {
    origem: 'independente',
    entrada: { bicarbonate: 40 },
    resultado: { expected_paco2: 68, low: 66, high: 70 },
  },
];
