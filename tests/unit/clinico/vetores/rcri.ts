import type { Vetor } from '../vetor.ts';

const NADA = {
  high_risk_surgery: false,
  ischemic_heart_disease: false,
  heart_failure: false,
  cerebrovascular_disease: false,
  insulin: false,
  creatinine: 2,
};

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: 'creatinina 2 não conta',
    entrada: NADA,
    resultado: { score: 0 },
    classes: ['pontos_0'],
  },
  {
    origem: 'independente',
    nota: 'creatinina acima de 2 conta',
    entrada: { ...NADA, creatinine: 2.01 },
    resultado: { score: 1 },
    classes: ['pontos_1'],
  },
  {
    origem: 'independente',
    nota: 'cirurgia de alto risco e insulina',
    entrada: { ...NADA, high_risk_surgery: true, insulin: true },
    resultado: { score: 2 },
    classes: ['pontos_2'],
  },
  {
    origem: 'independente',
    nota: 'coração e cérebro',
    entrada: {
      ...NADA,
      ischemic_heart_disease: true,
      heart_failure: true,
      cerebrovascular_disease: true,
    },
    resultado: { score: 3 },
    classes: ['pontos_3_ou_mais'],
  },
  {
    origem: 'independente',
    nota: 'tudo menos a creatinina',
    entrada: {
      high_risk_surgery: true,
      ischemic_heart_disease: true,
      heart_failure: true,
      cerebrovascular_disease: true,
      insulin: true,
      creatinine: 1,
    },
    resultado: { score: 5 },
    classes: ['pontos_3_ou_mais'],
  },
  {
    origem: 'independente',
    nota: 'máximo',
    entrada: {
      high_risk_surgery: true,
      ischemic_heart_disease: true,
      heart_failure: true,
      cerebrovascular_disease: true,
      insulin: true,
      creatinine: 3,
    },
    resultado: { score: 6 },
    classes: ['pontos_3_ou_mais'],
  },
];
