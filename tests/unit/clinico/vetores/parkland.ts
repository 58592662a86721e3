import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { weight_kg: 70, tbsa_pct: 20, hours_since_burn: 2 },
    resultado: {
      total_24h_ml: 5600,
      first_8h_ml: 2800,
      rate_first_ml_h: 466.667,
      next_16h_ml: 2800,
      rate_next_ml_h: 175,
    },
  },
  {
    origem: 'independente',
    nota: 'sem o tempo, conta da queimadura agora',
    entrada: { weight_kg: 80, tbsa_pct: 35 },
    resultado: {
      total_24h_ml: 11200,
      first_8h_ml: 5600.0,
      next_16h_ml: 5600.0,
      rate_next_ml_h: 350.0,
      rate_first_ml_h: 700.0,
    },
  },
  {
    origem: 'independente',
    nota: 'ABLS adulto',
    entrada: { weight_kg: 80, tbsa_pct: 35, ml_per_kg_pct: 2 },
    resultado: {
      total_24h_ml: 5600,
      first_8h_ml: 2800.0,
      next_16h_ml: 2800.0,
      rate_next_ml_h: 175.0,
      rate_first_ml_h: 350.0,
    },
  },
  {
    origem: 'independente',
    nota: 'ABLS criança',
    entrada: { weight_kg: 15, tbsa_pct: 12, ml_per_kg_pct: 3, hours_since_burn: 1.5 },
    resultado: {
      total_24h_ml: 540,
      first_8h_ml: 270.0,
      next_16h_ml: 270.0,
      rate_next_ml_h: 16.875,
      rate_first_ml_h: 41.538462,
    },
  },
  {
    origem: 'independente',
    nota: 'pouco antes das 8 h',
    entrada: { weight_kg: 70, tbsa_pct: 20, hours_since_burn: 7.5 },
    resultado: {
      total_24h_ml: 5600,
      first_8h_ml: 2800.0,
      next_16h_ml: 2800.0,
      rate_next_ml_h: 175.0,
      rate_first_ml_h: 5600.0,
    },
  },
  {
    origem: 'independente',
    nota: '8 h passadas',
    entrada: { weight_kg: 70, tbsa_pct: 20, hours_since_burn: 8 },
    resultado: {
      total_24h_ml: 5600,
      first_8h_ml: 2800.0,
      next_16h_ml: 2800.0,
      rate_next_ml_h: 175.0,
    },
    ausentes: ['rate_first_ml_h'],
  },
  {
    origem: 'independente',
    nota: '20 h passadas',
    entrada: { weight_kg: 70, tbsa_pct: 100, hours_since_burn: 20 },
    resultado: {
      total_24h_ml: 28000,
      first_8h_ml: 14000.0,
      next_16h_ml: 14000.0,
      rate_next_ml_h: 875.0,
    },
    ausentes: ['rate_first_ml_h'],
  },
];
