import type { Vetor } from '../vetor.ts';

const NADA = {
  age: 64,
  chf: false,
  hypertension: false,
  diabetes: false,
  stroke_tia: false,
  vascular_disease: false,
};

const TUDO = {
  chf: true,
  hypertension: true,
  diabetes: true,
  stroke_tia: true,
  vascular_disease: true,
};

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { ...NADA, age: 70, gender: 'feminino', hypertension: true, diabetes: true },
    resultado: { score: 4 },
    classes: ['recomendada'],
  },
  {
    origem: 'independente',
    nota: 'homem de 64 anos sem nada',
    entrada: { ...NADA, gender: 'masculino' },
    resultado: { score: 0 },
    classes: ['nao_indicada'],
  },
  {
    origem: 'independente',
    nota: 'mulher de 64 anos sem nada: só o ponto do sexo',
    entrada: { ...NADA, gender: 'feminino' },
    resultado: { score: 1 },
    classes: ['nao_indicada'],
  },
  {
    origem: 'independente',
    nota: '65 anos vale 1',
    entrada: { ...NADA, age: 65, gender: 'masculino' },
    resultado: { score: 1 },
    classes: ['considerar'],
  },
  {
    origem: 'independente',
    nota: '74 anos ainda vale 1',
    entrada: { ...NADA, age: 74, gender: 'masculino' },
    resultado: { score: 1 },
    classes: ['considerar'],
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
    nota: 'AVC vale 2',
    entrada: { ...NADA, gender: 'masculino', stroke_tia: true },
    resultado: { score: 2 },
    classes: ['recomendada'],
  },
  {
    origem: 'independente',
    nota: 'máximo na mulher',
    entrada: { ...TUDO, age: 80, gender: 'feminino' },
    resultado: { score: 9 },
    classes: ['recomendada'],
  },
  {
    origem: 'independente',
    nota: 'máximo no homem',
    entrada: { ...TUDO, age: 80, gender: 'masculino' },
    resultado: { score: 8 },
    classes: ['recomendada'],
  },
  {
    origem: 'independente',
    nota: 'mulher: um fator além do sexo',
    entrada: { ...NADA, gender: 'feminino', hypertension: true },
    resultado: { score: 2 },
    classes: ['considerar'],
  },
  {
    origem: 'independente',
    nota: 'mulher: dois fatores além do sexo',
    entrada: { ...NADA, gender: 'feminino', diabetes: true, chf: true },
    resultado: { score: 3 },
    classes: ['recomendada'],
  },
];
