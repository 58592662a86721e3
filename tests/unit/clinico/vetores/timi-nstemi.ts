import type { Vetor } from '../vetor.ts';

const NADA = {
  age: 64,
  risk_factors_ge3: false,
  known_cad_50: false,
  aspirin_7d: false,
  severe_angina_24h: false,
  st_deviation: false,
  positive_marker: false,
};

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: '64 anos não conta',
    entrada: NADA,
    resultado: { score: 0 },
    classes: ['pontos_0_1'],
  },
  {
    origem: 'independente',
    nota: '65 anos conta',
    entrada: { ...NADA, age: 65 },
    resultado: { score: 1 },
    classes: ['pontos_0_1'],
  },
  {
    origem: 'independente',
    nota: 'fatores e AAS',
    entrada: { ...NADA, risk_factors_ge3: true, aspirin_7d: true },
    resultado: { score: 2 },
    classes: ['pontos_2'],
  },
  {
    origem: 'independente',
    nota: 'ST, marcador e angina',
    entrada: { ...NADA, st_deviation: true, positive_marker: true, severe_angina_24h: true },
    resultado: { score: 3 },
    classes: ['pontos_3'],
  },
  {
    origem: 'independente',
    nota: 'os de história e a idade',
    entrada: { ...NADA, age: 80, risk_factors_ge3: true, known_cad_50: true, aspirin_7d: true },
    resultado: { score: 4 },
    classes: ['pontos_4'],
  },
  {
    origem: 'independente',
    nota: 'máximo',
    entrada: {
      age: 90,
      risk_factors_ge3: true,
      known_cad_50: true,
      aspirin_7d: true,
      severe_angina_24h: true,
      st_deviation: true,
      positive_marker: true,
    },
    resultado: { score: 7 },
    classes: ['pontos_6_7'],
  },
  {
    origem: 'independente',
    nota: 'cinco',
    entrada: {
      ...NADA,
      age: 70,
      known_cad_50: true,
      aspirin_7d: true,
      st_deviation: true,
      positive_marker: true,
    },
    resultado: { score: 5 },
    classes: ['pontos_5'],
  },
  {
    origem: 'independente',
    nota: 'todos menos a idade',
    entrada: {
      age: 64,
      risk_factors_ge3: true,
      known_cad_50: true,
      aspirin_7d: true,
      severe_angina_24h: true,
      st_deviation: true,
      positive_marker: true,
    },
    resultado: { score: 6 },
    classes: ['pontos_6_7'],
  },
];
