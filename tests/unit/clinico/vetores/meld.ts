import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { bilirubin: 2.5, inr: 1.8, creatinine: 1.4, dialysis: false },
    resultado: { score: 20 },
  },
  {
    origem: 'independente',
    nota: 'mínimo: tudo abaixo de 1 conta 1, e só resta a constante',
    entrada: { bilirubin: 0.3, inr: 0.8, creatinine: 0.5 },
    resultado: { score: 6 },
  },
  {
    origem: 'independente',
    nota: 'equação 1,0901: arredonda para 1,1',
    entrada: { bilirubin: 1.5, inr: 1.3, creatinine: 1 },
    resultado: { score: 11 },
  },
  {
    origem: 'independente',
    nota: 'equação 1,1731: arredonda para 1,2',
    entrada: { bilirubin: 1.5, inr: 1.4, creatinine: 1 },
    resultado: { score: 12 },
  },
  {
    origem: 'independente',
    nota: 'creatinina acima de 4 conta 4',
    entrada: { bilirubin: 2.5, inr: 1.8, creatinine: 9 },
    resultado: { score: 30 },
  },
  {
    origem: 'independente',
    nota: 'a diálise conta como creatinina 4',
    entrada: { bilirubin: 2.5, inr: 1.8, creatinine: 1.4, dialysis: true },
    resultado: { score: 30 },
  },
  {
    origem: 'independente',
    nota: 'equação 4,0554 daria 41: o teto é 40',
    entrada: { bilirubin: 20, inr: 3.5, creatinine: 2.5 },
    resultado: { score: 40 },
  },
  {
    origem: 'independente',
    nota: 'equação 2,84238',
    entrada: { bilirubin: 12.5, inr: 2.6, creatinine: 1.2 },
    resultado: { score: 28 },
  },
  {
    origem: 'independente',
    nota: 'equação 3,45348',
    entrada: { bilirubin: 3.9, inr: 2.6, creatinine: 3.6 },
    resultado: { score: 35 },
  },
  {
    origem: 'independente',
    nota: 'equação 3,74817',
    entrada: { bilirubin: 14.6, inr: 3.3, creatinine: 2.2 },
    resultado: { score: 37 },
  },
];
