import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { urine_urea: 600, plasma_urea: 120, urine_creatinine: 90, plasma_creatinine: 3 },
    resultado: { feurea_pct: 16.6667 },
    classes: ['pre_renal'],
  },
  {
    origem: 'independente',
    nota: 'exatamente 35 %',
    entrada: { urine_urea: 700, plasma_urea: 100, urine_creatinine: 40, plasma_creatinine: 2 },
    resultado: { feurea_pct: 35 },
    classes: ['pre_renal'],
  },
  {
    origem: 'independente',
    nota: 'logo acima de 35 %',
    entrada: { urine_urea: 701, plasma_urea: 100, urine_creatinine: 40, plasma_creatinine: 2 },
    resultado: { feurea_pct: 35.05 },
    classes: ['indeterminada'],
  },
  {
    origem: 'independente',
    nota: 'exatamente 50 %',
    entrada: { urine_urea: 1000, plasma_urea: 100, urine_creatinine: 40, plasma_creatinine: 2 },
    resultado: { feurea_pct: 50 },
    classes: ['indeterminada'],
  },
  {
    origem: 'independente',
    nota: 'logo acima de 50 %',
    entrada: { urine_urea: 1001, plasma_urea: 100, urine_creatinine: 40, plasma_creatinine: 2 },
    resultado: { feurea_pct: 50.05 },
    classes: ['intrinseca'],
  },
  {
    origem: 'independente',
    entrada: { urine_urea: 300, plasma_urea: 180, urine_creatinine: 120, plasma_creatinine: 2.5 },
    resultado: { feurea_pct: 3.47222 },
    classes: ['pre_renal'],
  },
];
