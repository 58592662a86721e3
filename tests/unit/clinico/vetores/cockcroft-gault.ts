import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { age: 71, weight: 52, creatinine: 0.8, gender: 'feminino' },
    resultado: { clcr: 52.948 },
  },
  {
    origem: 'referencia',
    entrada: { age: 48, weight: 104, creatinine: 1.1, gender: 'feminino', height_cm: 165 },
    resultado: {
      clcr: 102.687,
      ibw_kg: 56.909,
      adjbw_kg: 75.746,
      clcr_ibw: 56.191,
      clcr_adjbw: 74.789,
    },
  },
  {
    origem: 'independente',
    nota: 'homem, sem altura',
    entrada: { age: 60, weight: 80, creatinine: 1.2, gender: 'masculino' },
    resultado: { clcr: 74.0741 },
    ausentes: ['ibw_kg', 'adjbw_kg', 'clcr_ibw', 'clcr_adjbw'],
  },
  {
    origem: 'independente',
    nota: 'mulher, sem altura',
    entrada: { age: 80, weight: 48, creatinine: 1.4, gender: 'feminino' },
    resultado: { clcr: 24.2857 },
    ausentes: ['ibw_kg', 'adjbw_kg', 'clcr_ibw', 'clcr_adjbw'],
  },
  {
    origem: 'independente',
    nota: 'peso abaixo do ideal',
    entrada: { age: 35, weight: 50, creatinine: 0.7, gender: 'masculino', height_cm: 175 },
    resultado: {
      clcr: 104.167,
      ibw_kg: 70.4646,
      adjbw_kg: 62.2787,
      clcr_ibw: 146.801,
      clcr_adjbw: 129.747,
    },
  },
  {
    origem: 'independente',
    nota: 'peso de 100 a 120 % do ideal',
    entrada: { age: 35, weight: 72, creatinine: 0.9, gender: 'masculino', height_cm: 175 },
    resultado: {
      clcr: 116.667,
      ibw_kg: 70.4646,
      adjbw_kg: 71.0787,
      clcr_ibw: 114.179,
      clcr_adjbw: 115.174,
    },
  },
  {
    origem: 'independente',
    nota: 'peso acima de 120 % do ideal',
    entrada: { age: 70, weight: 120, creatinine: 1.6, gender: 'masculino', height_cm: 180 },
    resultado: {
      clcr: 72.9167,
      ibw_kg: 74.9921,
      adjbw_kg: 92.9953,
      clcr_ibw: 45.5681,
      clcr_adjbw: 56.5075,
    },
  },
  {
    origem: 'independente',
    nota: 'altura abaixo da faixa de derivação; creatinina baixa não é arredondada',
    entrada: { age: 90, weight: 50, creatinine: 0.5, gender: 'feminino', height_cm: 150 },
    resultado: {
      clcr: 59.0278,
      ibw_kg: 43.3268,
      adjbw_kg: 45.9961,
      clcr_ibw: 51.1497,
      clcr_adjbw: 54.3009,
    },
  },
  {
    origem: 'independente',
    nota: 'altura em que Devine não dá peso',
    entrada: { age: 40, weight: 30, creatinine: 1, gender: 'feminino', height_cm: 100 },
    resultado: { clcr: 35.4167 },
    ausentes: ['ibw_kg', 'adjbw_kg', 'clcr_ibw', 'clcr_adjbw'],
  },
  {
    origem: 'independente',
    nota: 'idade máxima',
    entrada: { age: 120, weight: 60, creatinine: 1, gender: 'masculino' },
    resultado: { clcr: 16.6667 },
    ausentes: ['ibw_kg', 'adjbw_kg', 'clcr_ibw', 'clcr_adjbw'],
  },
];
