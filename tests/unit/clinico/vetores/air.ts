import type { Vetor } from '../vetor.ts';

const NADA = {
  vomiting: false,
  rif_pain: false,
  rebound: 0,
  temp_c: 37,
  pmn_pct: 60,
  wbc: 7,
  crp_mg_l: 3,
};

export const vetores: readonly Vetor[] = [
  { origem: 'independente', entrada: NADA, resultado: { score: 0, risk: 'baixo' } },
  {
    origem: 'independente',
    nota: 'logo abaixo de cada primeiro corte',
    entrada: { ...NADA, temp_c: 38.4, pmn_pct: 69.9, wbc: 9.9, crp_mg_l: 9.9 },
    resultado: { score: 0, risk: 'baixo' },
  },
  {
    origem: 'independente',
    nota: 'em cada primeiro corte: 1 + 1 + 1 + 1',
    entrada: { ...NADA, temp_c: 38.5, pmn_pct: 70, wbc: 10, crp_mg_l: 10 },
    resultado: { score: 4, risk: 'baixo' },
  },
  {
    origem: 'independente',
    nota: 'logo abaixo de cada segundo corte, com dor e vômito',
    entrada: {
      ...NADA,
      vomiting: true,
      rif_pain: true,
      pmn_pct: 84.9,
      wbc: 14.9,
      crp_mg_l: 49.9,
    },
    resultado: { score: 5, risk: 'intermediario' },
  },
  {
    origem: 'independente',
    nota: 'última intermediária: 2 + 2 + 2 + 2',
    entrada: { ...NADA, rebound: 2, pmn_pct: 85, wbc: 15, crp_mg_l: 50 },
    resultado: { score: 8, risk: 'intermediario' },
  },
  {
    origem: 'independente',
    nota: 'primeira alta: defesa intensa',
    entrada: { ...NADA, rebound: 3, pmn_pct: 85, wbc: 15, crp_mg_l: 50 },
    resultado: { score: 9, risk: 'alto' },
  },
  {
    origem: 'independente',
    nota: 'máximo',
    entrada: {
      vomiting: true,
      rif_pain: true,
      rebound: 3,
      temp_c: 39.5,
      pmn_pct: 92,
      wbc: 22,
      crp_mg_l: 180,
    },
    resultado: { score: 12, risk: 'alto' },
  },
];
