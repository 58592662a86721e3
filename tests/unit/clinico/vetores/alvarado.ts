import type { Vetor } from '../vetor.ts';

const NADA = {
  migration: false,
  anorexia: false,
  nausea_vomiting: false,
  rlq_tenderness: false,
  rebound: false,
  temp_c: 36.5,
  wbc: 8,
  left_shift: false,
};

export const vetores: readonly Vetor[] = [
  { origem: 'independente', entrada: NADA, resultado: { score: 0 }, classes: ['baixo'] },
  {
    origem: 'independente',
    nota: 'temperatura 37,2 e leucócitos 10: nada conta',
    entrada: { ...NADA, temp_c: 37.2, wbc: 10 },
    resultado: { score: 0 },
    classes: ['baixo'],
  },
  {
    origem: 'independente',
    nota: 'temperatura 37,3 (1) e leucócitos 10,1 (2)',
    entrada: { ...NADA, temp_c: 37.3, wbc: 10.1 },
    resultado: { score: 3 },
    classes: ['baixo'],
  },
  {
    origem: 'independente',
    nota: 'última da faixa baixa: 2 + 1 + 1',
    entrada: { ...NADA, rlq_tenderness: true, anorexia: true, nausea_vomiting: true },
    resultado: { score: 4 },
    classes: ['baixo'],
  },
  {
    origem: 'independente',
    nota: 'última da intermediária: 2 + 1 + 1 + 2',
    entrada: { ...NADA, rlq_tenderness: true, rebound: true, migration: true, wbc: 14 },
    resultado: { score: 6 },
    classes: ['intermediario'],
  },
  {
    origem: 'independente',
    nota: 'primeira da alta: com o desvio à esquerda',
    entrada: {
      ...NADA,
      rlq_tenderness: true,
      rebound: true,
      migration: true,
      wbc: 14,
      left_shift: true,
    },
    resultado: { score: 7 },
    classes: ['alto'],
  },
  {
    origem: 'independente',
    nota: 'máximo',
    entrada: {
      migration: true,
      anorexia: true,
      nausea_vomiting: true,
      rlq_tenderness: true,
      rebound: true,
      temp_c: 38.5,
      wbc: 18,
      left_shift: true,
    },
    resultado: { score: 10 },
    classes: ['alto'],
  },
  {
    origem: 'independente',
    nota: 'primeira da intermediária: 2 + 1 + 1 + 1',
    entrada: {
      ...NADA,
      rlq_tenderness: true,
      anorexia: true,
      nausea_vomiting: true,
      rebound: true,
    },
    resultado: { score: 5 },
    classes: ['intermediario'],
  },
];
