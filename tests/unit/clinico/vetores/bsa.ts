import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { weight_kg: 72, height_cm: 178 },
    resultado: { mosteller_m2: 1.8868, dubois_m2: 1.8936 },
  },
  {
    origem: 'independente',
    nota: 'recém-nascido',
    entrada: { weight_kg: 3.2, height_cm: 50 },
    resultado: { mosteller_m2: 0.210819, dubois_m2: 0.200821 },
  },
  {
    origem: 'independente',
    entrada: { weight_kg: 20, height_cm: 115 },
    resultado: { mosteller_m2: 0.799305, dubois_m2: 0.800405 },
  },
  {
    origem: 'independente',
    entrada: { weight_kg: 50, height_cm: 160 },
    resultado: { mosteller_m2: 1.49071, dubois_m2: 1.50112 },
  },
  {
    origem: 'independente',
    entrada: { weight_kg: 120, height_cm: 190 },
    resultado: { mosteller_m2: 2.51661, dubois_m2: 2.46669 },
  },
  {
    origem: 'independente',
    nota: 'extremo alto',
    entrada: { weight_kg: 650, height_cm: 272 },
    resultado: { mosteller_m2: 7.00793, dubois_m2: 6.5602 },
  },
  {
    origem: 'independente',
    nota: 'extremo baixo',
    entrada: { weight_kg: 0.3, height_cm: 20 },
    resultado: { mosteller_m2: 0.0408248, dubois_m2: 0.0377911 },
  },
];
