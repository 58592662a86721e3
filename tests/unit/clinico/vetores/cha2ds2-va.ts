import type { Vetor } from '../vetor.ts';

const NADA = {
  age: 64,
  chf: false,
  hypertension: false,
  diabetes: false,
  stroke_tia: false,
  vascular_disease: false,
};

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: 'sem nada, sem informar o sexo',
    entrada: NADA,
    resultado: { score: 0 },
    classes: ['nao_indicada'],
  },
  {
    origem: 'independente',
    nota: 'o sexo informado não pontua',
    entrada: { ...NADA, gender: 'feminino' },
    resultado: { score: 0 },
    classes: ['nao_indicada'],
  },
  {
    origem: 'independente',
    nota: '65 anos vale 1',
    entrada: { ...NADA, age: 65 },
    resultado: { score: 1 },
    classes: ['considerar'],
  },
  {
    origem: 'independente',
    nota: '74 anos ainda vale 1, com hipertensão e diabetes',
    entrada: { ...NADA, age: 74, hypertension: true, diabetes: true },
    resultado: { score: 3 },
    classes: ['recomendada'],
  },
  {
    origem: 'independente',
    nota: '75 anos vale 2',
    entrada: { ...NADA, age: 75, gender: 'masculino' },
    resultado: { score: 2 },
    classes: ['recomendada'],
  },
  {
    origem: 'independente',
    nota: 'AVC vale 2, doença vascular vale 1',
    entrada: { ...NADA, stroke_tia: true, vascular_disease: true },
    resultado: { score: 3 },
    classes: ['recomendada'],
  },
  {
    origem: 'independente',
    nota: 'máximo',
    entrada: {
      age: 90,
      gender: 'feminino',
      chf: true,
      hypertension: true,
      diabetes: true,
      stroke_tia: true,
      vascular_disease: true,
    },
    resultado: { score: 8 },
    classes: ['recomendada'],
  },
];
