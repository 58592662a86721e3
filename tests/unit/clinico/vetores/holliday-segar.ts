import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { weight_kg: 14 },
    resultado: { daily_ml: 1200, hourly_421_ml: 48 },
  },
  {
    origem: 'independente',
    entrada: { weight_kg: 0.3 },
    resultado: { daily_ml: 30, hourly_421_ml: 1.2 },
  },
  {
    origem: 'independente',
    entrada: { weight_kg: 3 },
    resultado: { daily_ml: 300, hourly_421_ml: 12 },
  },
  {
    origem: 'independente',
    entrada: { weight_kg: 10 },
    resultado: { daily_ml: 1000, hourly_421_ml: 40 },
  },
  {
    origem: 'independente',
    entrada: { weight_kg: 10.5 },
    resultado: { daily_ml: 1025, hourly_421_ml: 41 },
  },
  {
    origem: 'independente',
    entrada: { weight_kg: 20 },
    resultado: { daily_ml: 1500, hourly_421_ml: 60 },
  },
  {
    origem: 'independente',
    entrada: { weight_kg: 21 },
    resultado: { daily_ml: 1520, hourly_421_ml: 61 },
  },
  {
    origem: 'independente',
    entrada: { weight_kg: 65 },
    resultado: { daily_ml: 2400, hourly_421_ml: 105 },
  },
  {
    origem: 'independente',
    entrada: { weight_kg: 70 },
    resultado: { daily_ml: 2500, hourly_421_ml: 110 },
  },
];
