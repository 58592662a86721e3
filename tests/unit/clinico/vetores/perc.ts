import type { Vetor } from '../vetor.ts';

const NEGATIVO = {
  age: 49,
  hr: 99,
  spo2: 95,
  unilateral_leg_swelling: false,
  hemoptysis: false,
  recent_surgery_trauma: false,
  prior_vte: false,
  estrogen_use: false,
};

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: 'nas três bordas, do lado que não conta',
    entrada: NEGATIVO,
    resultado: { positive_criteria: 0, perc_negative: true },
    classes: ['negativo'],
  },
  {
    origem: 'independente',
    nota: 'nas três bordas, do lado que conta',
    entrada: { ...NEGATIVO, age: 50, hr: 100, spo2: 94.9 },
    resultado: { positive_criteria: 3, perc_negative: false },
    classes: ['positivo'],
  },
  {
    origem: 'independente',
    nota: 'um critério basta: idade',
    entrada: { ...NEGATIVO, age: 50 },
    resultado: { positive_criteria: 1, perc_negative: false },
    classes: ['positivo'],
  },
  {
    origem: 'independente',
    nota: 'um critério basta: estrogênio',
    entrada: { ...NEGATIVO, estrogen_use: true },
    resultado: { positive_criteria: 1, perc_negative: false },
    classes: ['positivo'],
  },
  {
    origem: 'independente',
    nota: 'dois de história',
    entrada: { ...NEGATIVO, hemoptysis: true, prior_vte: true },
    resultado: { positive_criteria: 2, perc_negative: false },
    classes: ['positivo'],
  },
  {
    origem: 'independente',
    nota: 'todos os critérios',
    entrada: {
      age: 80,
      hr: 130,
      spo2: 88,
      unilateral_leg_swelling: true,
      hemoptysis: true,
      recent_surgery_trauma: true,
      prior_vte: true,
      estrogen_use: true,
    },
    resultado: { positive_criteria: 8, perc_negative: false },
    classes: ['positivo'],
  },
];
