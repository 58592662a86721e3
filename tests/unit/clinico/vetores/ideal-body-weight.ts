import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { height_cm: 170, gender: 'feminino', weight_kg: 90 },
    resultado: { ibw_kg: 61.437, adjbw_kg: 72.862 },
  },
  {
    origem: 'independente',
    nota: 'sem o peso',
    entrada: { height_cm: 180, gender: 'masculino' },
    resultado: { ibw_kg: 74.9921 },
    ausentes: ['adjbw_kg'],
  },
  {
    origem: 'independente',
    nota: '60 polegadas, homem',
    entrada: { height_cm: 152.4, gender: 'masculino', weight_kg: 60 },
    resultado: { ibw_kg: 50, adjbw_kg: 54 },
  },
  {
    origem: 'independente',
    nota: '60 polegadas, mulher abaixo do ideal',
    entrada: { height_cm: 152.4, gender: 'feminino', weight_kg: 40 },
    resultado: { ibw_kg: 45.5 },
    ausentes: ['adjbw_kg'],
  },
  {
    origem: 'independente',
    nota: 'fora da faixa de derivação',
    entrada: { height_cm: 140, gender: 'feminino', weight_kg: 50 },
    resultado: { ibw_kg: 34.2717, adjbw_kg: 40.563 },
  },
  {
    origem: 'independente',
    nota: 'peso logo abaixo do ideal',
    entrada: { height_cm: 178, gender: 'masculino', weight_kg: 73 },
    resultado: { ibw_kg: 73.1811 },
    ausentes: ['adjbw_kg'],
  },
  {
    origem: 'independente',
    nota: 'peso logo acima do ideal',
    entrada: { height_cm: 178, gender: 'masculino', weight_kg: 73.1 },
    resultado: { ibw_kg: 73.1811 },
    ausentes: ['adjbw_kg'],
  },
  {
    origem: 'independente',
    nota: 'altura em que Devine não dá peso',
    entrada: { height_cm: 100, gender: 'feminino', weight_kg: 30 },
    resultado: {},
    ausentes: ['ibw_kg', 'adjbw_kg'],
  },
  {
    origem: 'independente',
    nota: 'perto do fim da reta ainda há peso',
    entrada: { height_cm: 102.3, gender: 'feminino' },
    resultado: { ibw_kg: 0.133858 },
  },
];
