import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { volume_ml: 1000, hours: 8 },
    resultado: { ml_h: 125, drops_min: 41.667, microdrops_min: 125 },
  },
  {
    origem: 'independente',
    entrada: { volume_ml: 500, hours: 6 },
    resultado: { ml_h: 83.333333, drops_min: 27.777778, microdrops_min: 83.333333 },
  },
  {
    origem: 'independente',
    entrada: { volume_ml: 100, hours: 0.5 },
    resultado: { ml_h: 200.0, drops_min: 66.666667, microdrops_min: 200.0 },
  },
  {
    origem: 'independente',
    entrada: { volume_ml: 250, hours: 24 },
    resultado: { ml_h: 10.416667, drops_min: 3.472222, microdrops_min: 10.416667 },
  },
  {
    origem: 'independente',
    entrada: { volume_ml: 1, hours: 168 },
    resultado: { ml_h: 0.005952, drops_min: 0.001984, microdrops_min: 0.005952 },
  },
  {
    origem: 'independente',
    entrada: { volume_ml: 2000, hours: 24 },
    resultado: { ml_h: 83.333333, drops_min: 27.777778, microdrops_min: 83.333333 },
  },
  {
    origem: 'independente',
    entrada: { volume_ml: 50, hours: 0.25 },
    resultado: { ml_h: 200.0, drops_min: 66.666667, microdrops_min: 200.0 },
  },
];
