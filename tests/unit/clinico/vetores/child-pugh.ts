import type { Vetor } from '../vetor.ts';

const MELHOR = {
  bilirubin: 1,
  albumin: 4,
  inr: 1,
  ascites: 'ausente',
  encephalopathy_grade: 0,
};

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { bilirubin: 1.5, albumin: 3, inr: 1.5, ascites: 'leve', encephalopathy_grade: 0 },
    resultado: { score: 7, class: 'B' },
  },
  { origem: 'independente', entrada: MELHOR, resultado: { score: 5, class: 'A' } },
  {
    origem: 'independente',
    nota: 'bilirrubina 1,99 ainda conta 1; albumina 3,51 e INR 1,69 também; encefalopatia I conta 2',
    entrada: { ...MELHOR, bilirubin: 1.99, albumin: 3.51, inr: 1.69, encephalopathy_grade: 1 },
    resultado: { score: 6, class: 'A' },
  },
  {
    origem: 'independente',
    nota: 'bordas de baixo do meio: bilirrubina 2, albumina 3,5, INR 1,7',
    entrada: { ...MELHOR, bilirubin: 2, albumin: 3.5, inr: 1.7 },
    resultado: { score: 8, class: 'B' },
  },
  {
    origem: 'independente',
    nota: 'bordas de cima do meio: bilirrubina 3, albumina 2,8, INR 2,3, encefalopatia II',
    entrada: { ...MELHOR, bilirubin: 3, albumin: 2.8, inr: 2.3, encephalopathy_grade: 2 },
    resultado: { score: 9, class: 'B' },
  },
  {
    origem: 'independente',
    nota: 'logo além do meio',
    entrada: { ...MELHOR, bilirubin: 3.01, albumin: 2.79, inr: 2.31 },
    resultado: { score: 11, class: 'C' },
  },
  {
    origem: 'independente',
    nota: 'primeira da classe C',
    entrada: {
      bilirubin: 2.5,
      albumin: 3,
      inr: 2,
      ascites: 'leve',
      encephalopathy_grade: 2,
    },
    resultado: { score: 10, class: 'C' },
  },
  {
    origem: 'independente',
    nota: 'máximo',
    entrada: {
      bilirubin: 10,
      albumin: 2,
      inr: 3,
      ascites: 'moderada_grave',
      encephalopathy_grade: 4,
    },
    resultado: { score: 15, class: 'C' },
  },
  {
    origem: 'independente',
    nota: 'colangite biliar primária: 3,9 conta 1',
    entrada: { ...MELHOR, bilirubin: 3.9, primary_biliary_cholangitis: true },
    resultado: { score: 5, class: 'A' },
  },
  {
    origem: 'independente',
    nota: 'colangite biliar primária: 10 conta 2',
    entrada: { ...MELHOR, bilirubin: 10, primary_biliary_cholangitis: true },
    resultado: { score: 6, class: 'A' },
  },
  {
    origem: 'independente',
    nota: 'colangite biliar primária: acima de 10 conta 3',
    entrada: { ...MELHOR, bilirubin: 10.1, primary_biliary_cholangitis: true },
    resultado: { score: 7, class: 'B' },
  },
  {
    origem: 'independente',
    nota: 'na colangite biliar, bilirrubina 4 já conta 2',
    entrada: { ...MELHOR, primary_biliary_cholangitis: true, bilirubin: 4 },
    resultado: { score: 6, class: 'A' },
  },
  {
    origem: 'independente',
    nota: 'na colangite biliar, 3,9 ainda conta 1',
    entrada: { ...MELHOR, primary_biliary_cholangitis: true, bilirubin: 3.9 },
    resultado: { score: 5, class: 'A' },
  },
  {
    origem: 'independente',
    nota: 'na colangite biliar, acima de 10 conta 3',
    entrada: { ...MELHOR, primary_biliary_cholangitis: true, bilirubin: 10.1 },
    resultado: { score: 7, class: 'B' },
  },
  {
    origem: 'independente',
    nota: 'encefalopatia III conta 3',
    entrada: { ...MELHOR, encephalopathy_grade: 3 },
    resultado: { score: 7, class: 'B' },
  },
];
