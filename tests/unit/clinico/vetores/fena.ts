import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { urine_sodium: 20, plasma_sodium: 140, urine_creatinine: 80, plasma_creatinine: 2 },
    resultado: { fena_pct: 0.3571 },
    classes: ['pre_renal'],
  },
  {
    origem: 'independente',
    nota: 'exatamente 1 %',
    entrada: { urine_sodium: 14, plasma_sodium: 140, urine_creatinine: 20, plasma_creatinine: 2 },
    resultado: { fena_pct: 1 },
    classes: ['indeterminada'],
  },
  {
    origem: 'independente',
    nota: 'logo abaixo de 1 %',
    entrada: { urine_sodium: 13.9, plasma_sodium: 140, urine_creatinine: 20, plasma_creatinine: 2 },
    resultado: { fena_pct: 0.992857 },
    classes: ['pre_renal'],
  },
  {
    origem: 'independente',
    nota: 'exatamente 2 %',
    entrada: { urine_sodium: 28, plasma_sodium: 140, urine_creatinine: 20, plasma_creatinine: 2 },
    resultado: { fena_pct: 2 },
    classes: ['indeterminada'],
  },
  {
    origem: 'independente',
    nota: 'intrínseca',
    entrada: { urine_sodium: 60, plasma_sodium: 138, urine_creatinine: 40, plasma_creatinine: 4 },
    resultado: { fena_pct: 4.34783 },
    classes: ['intrinseca'],
  },
  {
    origem: 'independente',
    entrada: {
      urine_sodium: 10,
      plasma_sodium: 150,
      urine_creatinine: 200,
      plasma_creatinine: 1.2,
    },
    resultado: { fena_pct: 0.04 },
    classes: ['pre_renal'],
  },
  {
    origem: 'independente',
    nota: 'acima de 100 %: devolvida com aviso',
    entrada: { urine_sodium: 100, plasma_sodium: 130, urine_creatinine: 1, plasma_creatinine: 3 },
    resultado: { fena_pct: 230.769 },
    classes: ['intrinseca'],
  },
  {
    origem: 'independente',
    nota: 'logo acima de 2 %',
    entrada: { urine_sodium: 28.1, plasma_sodium: 140, urine_creatinine: 20, plasma_creatinine: 2 },
    resultado: { fena_pct: 2.00714 },
    classes: ['intrinseca'],
  },
];
