import type { Vetor } from '../vetor.ts';

const NADA = {
  age: 59,
  sbp: 139,
  dbp: 89,
  unilateral_weakness: false,
  speech_disturbance_without_weakness: false,
  duration_min: 9,
  diabetes: false,
};

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { ...NADA, age: 65, sbp: 130, dbp: 80, unilateral_weakness: true, duration_min: 90 },
    resultado: { score: 5, risk: 'moderado' },
  },
  {
    origem: 'independente',
    nota: 'logo abaixo de cada borda',
    entrada: NADA,
    resultado: { score: 0, risk: 'baixo' },
  },
  {
    origem: 'independente',
    nota: 'em cada borda de baixo: idade 1, PAS 1, 10 min 1',
    entrada: { ...NADA, age: 60, sbp: 140, duration_min: 10 },
    resultado: { score: 3, risk: 'baixo' },
  },
  {
    origem: 'independente',
    nota: 'só a diastólica na borda: 1; 59 min: 1',
    entrada: { ...NADA, dbp: 90, duration_min: 59 },
    resultado: { score: 2, risk: 'baixo' },
  },
  {
    origem: 'independente',
    nota: 'primeiro do risco moderado: fala 1, 60 min 2, diabetes 1',
    entrada: {
      ...NADA,
      speech_disturbance_without_weakness: true,
      duration_min: 60,
      diabetes: true,
    },
    resultado: { score: 4, risk: 'moderado' },
  },
  {
    origem: 'independente',
    nota: 'primeiro do risco alto: idade 1, fraqueza 2, duração 2, diabetes 1',
    entrada: { ...NADA, age: 80, unilateral_weakness: true, duration_min: 120, diabetes: true },
    resultado: { score: 6, risk: 'alto' },
  },
  {
    origem: 'independente',
    nota: 'máximo; com fraqueza a fala não soma',
    entrada: {
      age: 80,
      sbp: 180,
      dbp: 100,
      unilateral_weakness: true,
      speech_disturbance_without_weakness: true,
      duration_min: 1440,
      diabetes: true,
    },
    resultado: { score: 7, risk: 'alto' },
  },
];
