import type { Vetor } from '../vetor.ts';

const GRAVE = { bilirubin: 4, inr: 1.9, creatinine: 1.6 };

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { ...GRAVE, dialysis: false, sodium: 130 },
    resultado: { score: 27 },
  },
  {
    origem: 'independente',
    nota: 'sódio no teto: nada a somar',
    entrada: { ...GRAVE, sodium: 137 },
    resultado: { score: 23 },
  },
  {
    origem: 'independente',
    nota: 'sódio acima de 137 conta 137',
    entrada: { ...GRAVE, sodium: 150 },
    resultado: { score: 23 },
  },
  {
    origem: 'independente',
    nota: '23 + 15,84 − 9,108 = 29,732',
    entrada: { ...GRAVE, sodium: 125 },
    resultado: { score: 30 },
  },
  {
    origem: 'independente',
    nota: 'sódio abaixo de 125 conta 125',
    entrada: { ...GRAVE, sodium: 118 },
    resultado: { score: 30 },
  },
  {
    origem: 'independente',
    nota: 'MELD(i) 11: o sódio não entra',
    entrada: { bilirubin: 1.5, inr: 1.3, creatinine: 1, sodium: 125 },
    resultado: { score: 11 },
  },
  {
    origem: 'independente',
    nota: 'MELD(i) 12: o sódio entra (23,088)',
    entrada: { bilirubin: 1.5, inr: 1.4, creatinine: 1, sodium: 125 },
    resultado: { score: 23 },
  },
  {
    origem: 'independente',
    nota: 'diálise: MELD(i) 20, 20 + 9,24 − 4,62 = 24,62',
    entrada: { bilirubin: 1, inr: 1, creatinine: 2, sodium: 130, dialysis: true },
    resultado: { score: 25 },
  },
  {
    origem: 'independente',
    nota: 'teto de 40',
    entrada: { bilirubin: 80, inr: 25, creatinine: 40, sodium: 120 },
    resultado: { score: 40 },
  },
  {
    origem: 'independente',
    nota: 'MELD(i) 38: 38,528',
    entrada: { bilirubin: 16.2, inr: 2.1, creatinine: 3.8, sodium: 129 },
    resultado: { score: 39 },
  },
  {
    origem: 'independente',
    nota: 'MELD(i) 29: 33,356',
    entrada: { bilirubin: 7.5, inr: 1.2, creatinine: 3.7, sodium: 118 },
    resultado: { score: 33 },
  },
  {
    origem: 'independente',
    nota: 'MELD(i) 36: 37,452',
    entrada: { bilirubin: 2.9, inr: 3.4, creatinine: 3.4, sodium: 126 },
    resultado: { score: 37 },
  },
];
