import type { Vetor } from '../vetor.ts';

const NADA = {
  age: 65,
  prior_vte: false,
  surgery_or_fracture: false,
  active_malignancy: false,
  unilateral_leg_pain: false,
  hemoptysis: false,
  hr: 74,
  leg_palpation_pain_and_edema: false,
};

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: '65 anos e 74 bpm não contam',
    entrada: NADA,
    resultado: { score: 0, risk: 'baixa' },
  },
  {
    origem: 'independente',
    nota: '75 bpm vale 3, última da faixa baixa',
    entrada: { ...NADA, hr: 75 },
    resultado: { score: 3, risk: 'baixa' },
  },
  {
    origem: 'independente',
    nota: '94 bpm ainda vale 3; 66 anos vale 1: primeira da intermediária',
    entrada: { ...NADA, age: 66, hr: 94 },
    resultado: { score: 4, risk: 'intermediaria' },
  },
  {
    origem: 'independente',
    nota: '95 bpm vale 5',
    entrada: { ...NADA, hr: 95 },
    resultado: { score: 5, risk: 'intermediaria' },
  },
  {
    origem: 'independente',
    nota: 'última da intermediária: 3 + 3 + 4',
    entrada: {
      ...NADA,
      prior_vte: true,
      unilateral_leg_pain: true,
      leg_palpation_pain_and_edema: true,
    },
    resultado: { score: 10, risk: 'intermediaria' },
  },
  {
    origem: 'independente',
    nota: 'primeira da alta: 2 + 2 + 2 + 5',
    entrada: {
      ...NADA,
      surgery_or_fracture: true,
      active_malignancy: true,
      hemoptysis: true,
      hr: 110,
    },
    resultado: { score: 11, risk: 'alta' },
  },
  {
    origem: 'independente',
    nota: 'tudo presente',
    entrada: {
      age: 80,
      prior_vte: true,
      surgery_or_fracture: true,
      active_malignancy: true,
      unilateral_leg_pain: true,
      hemoptysis: true,
      hr: 130,
      leg_palpation_pain_and_edema: true,
    },
    resultado: { score: 22, risk: 'alta' },
  },
];
