import type { Vetor } from '../vetor.ts';

/** Points of each factor, from the printed table of 2005. */
const PONTOS = {
  minor_surgery: 1,
  prior_major_surgery_1mo: 1,
  varicose_veins: 1,
  ibd: 1,
  swollen_legs: 1,
  acute_mi: 1,
  chf_1mo: 1,
  sepsis_1mo: 1,
  lung_disease_pneumonia_1mo: 1,
  copd: 1,
  medical_bed_rest: 1,
  ocp_hrt: 1,
  pregnancy_postpartum: 1,
  pregnancy_loss_history: 1,
  arthroscopic_surgery: 2,
  malignancy: 2,
  major_surgery_gt_45min: 2,
  laparoscopic_surgery_gt_45min: 2,
  bed_gt_72h: 2,
  plaster_cast: 2,
  central_venous_access: 2,
  history_vte: 3,
  family_history_vte: 3,
  factor_v_leiden: 3,
  prothrombin_20210a: 3,
  lupus_anticoagulant: 3,
  anticardiolipin: 3,
  homocysteine: 3,
  hit: 3,
  other_thrombophilia: 3,
  major_lower_limb_arthroplasty: 5,
  hip_pelvis_leg_fracture: 5,
  stroke_1mo: 5,
  multiple_trauma: 5,
  spinal_cord_injury: 5,
};

const com = (...presentes: (keyof typeof PONTOS)[]) => ({
  age: 40,
  bmi: 25,
  ...Object.fromEntries(
    Object.keys(PONTOS).map((fator) => [fator, presentes.some((nome) => nome === fator)]),
  ),
});

const fatorSozinho = Object.entries(PONTOS).map(
  ([fator, score]): Vetor => ({
    origem: 'independente',
    nota: `só ${fator}`,
    entrada: { ...com(), [fator]: true },
    resultado: { score },
  }),
);

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: 'nada presente; 40 anos e IMC 25 não contam',
    entrada: com(),
    resultado: { score: 0, risk: 'muito_baixo' },
  },
  {
    origem: 'independente',
    nota: '41 anos',
    entrada: { ...com(), age: 41 },
    resultado: { score: 1, risk: 'baixo' },
  },
  {
    origem: 'independente',
    nota: '60 anos e IMC acima de 25: última da faixa baixa',
    entrada: { ...com(), age: 60, bmi: 25.1 },
    resultado: { score: 2, risk: 'baixo' },
  },
  {
    origem: 'independente',
    nota: '61 anos vale 2; com varizes, primeira da moderada',
    entrada: { ...com('varicose_veins'), age: 61 },
    resultado: { score: 3, risk: 'moderado' },
  },
  {
    origem: 'independente',
    nota: '74 anos ainda vale 2; última da moderada',
    entrada: { ...com('major_surgery_gt_45min'), age: 74 },
    resultado: { score: 4, risk: 'moderado' },
  },
  {
    origem: 'independente',
    nota: '75 anos vale 3; primeira da alta',
    entrada: { ...com('laparoscopic_surgery_gt_45min'), age: 75 },
    resultado: { score: 5, risk: 'alto' },
  },
  {
    origem: 'independente',
    nota: 'artroplastia de quadril aos 70, obesa, com TVP prévia: 5 + 2 + 1 + 3',
    entrada: { ...com('major_lower_limb_arthroplasty', 'history_vte'), age: 70, bmi: 32 },
    resultado: { score: 11, risk: 'alto' },
  },
  {
    origem: 'independente',
    nota: 'todos os fatores: 14 + 14 + 27 + 25, idade 3, IMC 1',
    entrada: { ...com(...(Object.keys(PONTOS) as (keyof typeof PONTOS)[])), age: 90, bmi: 40 },
    resultado: { score: 84, risk: 'alto' },
  },
  ...fatorSozinho,
];
