import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { sbp: 120, dbp: 80 },
    resultado: { map: 93.333 },
    classes: ['no_alvo'],
  },
  {
    origem: 'independente',
    entrada: { sbp: 85, dbp: 55 },
    resultado: { map: 65 },
    classes: ['no_alvo'],
  },
  {
    origem: 'independente',
    entrada: { sbp: 84, dbp: 55 },
    resultado: { map: 64.666667 },
    classes: ['abaixo_do_alvo'],
  },
  {
    origem: 'independente',
    nota: 'diferença mínima',
    entrada: { sbp: 81, dbp: 80 },
    resultado: { map: 80.333333 },
    classes: ['no_alvo'],
  },
  {
    origem: 'independente',
    nota: 'limite inferior',
    entrada: { sbp: 30, dbp: 10 },
    resultado: { map: 16.666667 },
    classes: ['abaixo_do_alvo'],
  },
  {
    origem: 'independente',
    nota: 'limite superior',
    entrada: { sbp: 350, dbp: 250 },
    resultado: { map: 283.333333 },
    classes: ['no_alvo'],
  },
];
