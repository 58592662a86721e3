import type { Vetor } from '../vetor.ts';

const NADA = {
  history: 0,
  ecg: 0,
  age: 44,
  risk_factors_count: 0,
  known_atherosclerosis: false,
  troponin_ratio: 1,
};

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: '44 anos e troponina no limite não contam',
    entrada: NADA,
    resultado: { score: 0, risk: 'baixo' },
  },
  {
    origem: 'independente',
    nota: '45 anos, um fator e troponina acima do limite: última da baixa',
    entrada: { ...NADA, age: 45, risk_factors_count: 1, troponin_ratio: 1.01 },
    resultado: { score: 3, risk: 'baixo' },
  },
  {
    origem: 'independente',
    nota: '64 anos, dois fatores, troponina 3 vezes, história moderada: primeira da moderada',
    entrada: { ...NADA, history: 1, age: 64, risk_factors_count: 2, troponin_ratio: 3 },
    resultado: { score: 4, risk: 'moderado' },
  },
  {
    origem: 'independente',
    nota: '65 anos, três fatores, troponina acima de 3 vezes: última da moderada',
    entrada: { ...NADA, age: 65, risk_factors_count: 3, troponin_ratio: 3.01 },
    resultado: { score: 6, risk: 'moderado' },
  },
  {
    origem: 'independente',
    nota: 'aterosclerose conhecida vale 2 mesmo sem fatores',
    entrada: { ...NADA, known_atherosclerosis: true },
    resultado: { score: 2, risk: 'baixo' },
  },
  {
    origem: 'independente',
    nota: 'aterosclerose não soma aos fatores: primeira da alta',
    entrada: {
      ...NADA,
      history: 2,
      ecg: 1,
      age: 70,
      risk_factors_count: 5,
      known_atherosclerosis: true,
    },
    resultado: { score: 7, risk: 'alto' },
  },
  {
    origem: 'independente',
    nota: 'máximo',
    entrada: {
      history: 2,
      ecg: 2,
      age: 90,
      risk_factors_count: 6,
      known_atherosclerosis: true,
      troponin_ratio: 40,
    },
    resultado: { score: 10, risk: 'alto' },
  },
];
