import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    entrada: { appearance: 0, pulse: 0, grimace: 0, activity: 0, respiration: 0 },
    resultado: { score: 0 },
    classes: ['grave'],
  },
  {
    origem: 'independente',
    entrada: { appearance: 0, pulse: 1, grimace: 0, activity: 1, respiration: 1 },
    resultado: { score: 3 },
    classes: ['grave'],
  },
  {
    origem: 'independente',
    entrada: { appearance: 1, pulse: 1, grimace: 0, activity: 1, respiration: 1 },
    resultado: { score: 4 },
    classes: ['moderada'],
  },
  {
    origem: 'independente',
    entrada: { appearance: 1, pulse: 2, grimace: 1, activity: 1, respiration: 1 },
    resultado: { score: 6 },
    classes: ['moderada'],
  },
  {
    origem: 'independente',
    entrada: { appearance: 1, pulse: 2, grimace: 1, activity: 1, respiration: 2 },
    resultado: { score: 7 },
    classes: ['boa'],
  },
  {
    origem: 'independente',
    entrada: { appearance: 1, pulse: 2, grimace: 2, activity: 2, respiration: 2 },
    resultado: { score: 9 },
    classes: ['boa'],
  },
  {
    origem: 'independente',
    entrada: { appearance: 2, pulse: 2, grimace: 2, activity: 2, respiration: 2 },
    resultado: { score: 10 },
    classes: ['boa'],
  },
];
