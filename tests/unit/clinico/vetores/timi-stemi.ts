import type { Vetor } from '../vetor.ts';

const NADA = {
  age: 64,
  diabetes_htn_angina: false,
  sbp: 100,
  hr: 100,
  killip: 1,
  weight_kg: 67,
  anterior_or_lbbb: false,
  time_to_treatment_gt_4h: false,
};

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: 'em todas as bordas, do lado que não conta',
    entrada: NADA,
    resultado: { score: 0 },
  },
  {
    origem: 'independente',
    nota: '65 anos vale 2',
    entrada: { ...NADA, age: 65 },
    resultado: { score: 2 },
  },
  {
    origem: 'independente',
    nota: '74 anos ainda vale 2; peso abaixo de 67 kg vale 1',
    entrada: { ...NADA, age: 74, weight_kg: 66.9 },
    resultado: { score: 3 },
  },
  {
    origem: 'independente',
    nota: '75 anos vale 3; sistólica abaixo de 100 vale 3',
    entrada: { ...NADA, age: 75, sbp: 99 },
    resultado: { score: 6 },
  },
  {
    origem: 'independente',
    nota: 'acima de 100 bpm vale 2; Killip II vale 2',
    entrada: { ...NADA, hr: 101, killip: 2 },
    resultado: { score: 4 },
  },
  {
    origem: 'independente',
    nota: 'Killip IV vale os mesmos 2; parede anterior 1; atraso 1',
    entrada: { ...NADA, killip: 4, anterior_or_lbbb: true, time_to_treatment_gt_4h: true },
    resultado: { score: 4 },
  },
  {
    origem: 'independente',
    nota: 'máximo',
    entrada: {
      age: 85,
      diabetes_htn_angina: true,
      sbp: 80,
      hr: 130,
      killip: 4,
      weight_kg: 50,
      anterior_or_lbbb: true,
      time_to_treatment_gt_4h: true,
    },
    resultado: { score: 14 },
  },
];
