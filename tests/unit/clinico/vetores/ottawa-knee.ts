import type { Vetor } from '../vetor.ts';

const NADA = {
  age: 30,
  patella_isolated_tenderness: false,
  fibular_head_tenderness: false,
  unable_flex_90: false,
  unable_to_bear_weight: false,
};

export const vetores: readonly Vetor[] = [
  { origem: 'independente', entrada: { ...NADA, age: 54 }, resultado: { xray: false } },
  { origem: 'independente', entrada: { ...NADA, age: 55 }, resultado: { xray: true } },
  {
    origem: 'independente',
    entrada: { ...NADA, patella_isolated_tenderness: true },
    resultado: { xray: true },
  },
  {
    origem: 'independente',
    entrada: { ...NADA, fibular_head_tenderness: true },
    resultado: { xray: true },
  },
  { origem: 'independente', entrada: { ...NADA, unable_flex_90: true }, resultado: { xray: true } },
  {
    origem: 'independente',
    entrada: { ...NADA, unable_to_bear_weight: true },
    resultado: { xray: true },
  },
];
