import type { Vetor } from '../vetor.ts';

const LEVE = { bilirubin: 2, inr: 1.4, creatinine: 1, sodium: 138, albumin: 3 };
const GRAVE = { bilirubin: 5, inr: 2.2, creatinine: 2, sodium: 128, albumin: 2.4 };

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { ...LEVE, gender: 'masculino' },
    resultado: { score: 13, raw: 13.144 },
  },
  {
    origem: 'independente',
    nota: 'a mesma pessoa, mulher: 1,33 a mais',
    entrada: { ...LEVE, gender: 'feminino' },
    resultado: { score: 14, raw: 14.47428 },
  },
  {
    origem: 'independente',
    nota: 'tudo dentro do normal: só resta a constante',
    entrada: {
      bilirubin: 0.5,
      inr: 0.9,
      creatinine: 0.6,
      sodium: 140,
      albumin: 4,
      gender: 'masculino',
    },
    resultado: { score: 6, raw: 6 },
  },
  {
    origem: 'independente',
    entrada: { ...GRAVE, gender: 'feminino' },
    resultado: { score: 34, raw: 34.10108 },
  },
  {
    origem: 'independente',
    nota: 'sódio abaixo de 125 e albumina abaixo de 1,5 contam os limites',
    entrada: { ...GRAVE, sodium: 120, albumin: 1.2, gender: 'masculino' },
    resultado: { score: 35, raw: 34.59567 },
  },
  {
    origem: 'independente',
    nota: 'creatinina acima de 3 conta 3',
    entrada: { ...GRAVE, creatinine: 7, gender: 'masculino' },
    resultado: { score: 36, raw: 36.47176 },
  },
  {
    origem: 'independente',
    nota: 'a diálise conta como creatinina 3',
    entrada: { ...GRAVE, creatinine: 0.8, dialysis: true, gender: 'masculino' },
    resultado: { score: 36, raw: 36.47176 },
  },
  {
    origem: 'independente',
    nota: 'teto de 40 só na pontuação',
    entrada: {
      bilirubin: 40,
      inr: 10,
      creatinine: 5,
      sodium: 125,
      albumin: 1.5,
      gender: 'feminino',
    },
    resultado: { score: 40, raw: 56.21544 },
  },
];
