import type { Vetor } from '../vetor.ts';

const NADA = {
  age: 65,
  hypertension_uncontrolled: false,
  abnormal_renal: false,
  abnormal_liver: false,
  stroke: false,
  bleeding_history: false,
  labile_inr: false,
  drugs: false,
  alcohol: false,
};

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: '65 anos não conta',
    entrada: NADA,
    resultado: { score: 0 },
    classes: ['nao_alto'],
  },
  {
    origem: 'independente',
    nota: 'acima de 65 anos conta',
    entrada: { ...NADA, age: 66 },
    resultado: { score: 1 },
    classes: ['nao_alto'],
  },
  {
    origem: 'independente',
    nota: 'rim e fígado contam um ponto cada',
    entrada: { ...NADA, abnormal_renal: true, abnormal_liver: true },
    resultado: { score: 2 },
    classes: ['nao_alto'],
  },
  {
    origem: 'independente',
    nota: 'remédio e álcool contam um ponto cada',
    entrada: { ...NADA, age: 70, drugs: true, alcohol: true },
    resultado: { score: 3 },
    classes: ['alto'],
  },
  {
    origem: 'independente',
    nota: 'pressão, AVC, sangramento e INR',
    entrada: {
      ...NADA,
      hypertension_uncontrolled: true,
      stroke: true,
      bleeding_history: true,
      labile_inr: true,
    },
    resultado: { score: 4 },
    classes: ['alto'],
  },
  {
    origem: 'independente',
    nota: 'máximo',
    entrada: {
      age: 80,
      hypertension_uncontrolled: true,
      abnormal_renal: true,
      abnormal_liver: true,
      stroke: true,
      bleeding_history: true,
      labile_inr: true,
      drugs: true,
      alcohol: true,
    },
    resultado: { score: 9 },
    classes: ['alto'],
  },
];
