import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { sodium: 128, glucose_mg_dl: 600 },
    resultado: { katz: 136, hillier: 140 },
  },
  {
    origem: 'independente',
    nota: 'glicemia 100: sódio medido',
    entrada: { sodium: 140, glucose_mg_dl: 100 },
    resultado: { katz: 140, hillier: 140 },
  },
  {
    origem: 'independente',
    nota: 'abaixo de 100: sódio medido',
    entrada: { sodium: 138, glucose_mg_dl: 40 },
    resultado: { katz: 138, hillier: 138 },
  },
  {
    origem: 'independente',
    nota: 'logo acima de 100',
    entrada: { sodium: 130, glucose_mg_dl: 101 },
    resultado: { katz: 130.016, hillier: 130.024 },
  },
  {
    origem: 'independente',
    entrada: { sodium: 125, glucose_mg_dl: 400 },
    resultado: { katz: 129.8, hillier: 132.2 },
  },
  {
    origem: 'independente',
    entrada: { sodium: 120, glucose_mg_dl: 1000 },
    resultado: { katz: 134.4, hillier: 141.6 },
  },
];
