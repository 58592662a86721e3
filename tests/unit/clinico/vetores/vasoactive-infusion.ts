import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { dose_mcg_kg_min: 0.2, weight_kg: 70, drug_mg: 4, volume_ml: 250 },
    resultado: { concentration_mcg_ml: 16, rate_ml_h: 52.5 },
  },
  {
    origem: 'independente',
    nota: 'a volta do exemplo',
    entrada: { rate_ml_h: 52.5, weight_kg: 70, drug_mg: 4, volume_ml: 250 },
    resultado: { drug: 'outro', concentration_mcg_ml: 16.0, rate_ml_h: 52.5, dose_mcg_kg_min: 0.2 },
  },
  {
    origem: 'independente',
    nota: 'quatro ampolas, em mg de base',
    entrada: {
      drug: 'norepinefrina',
      dose_mcg_kg_min: 0.1,
      weight_kg: 80,
      drug_mg: 16,
      volume_ml: 250,
    },
    resultado: {
      drug: 'norepinefrina',
      concentration_mcg_ml: 64.0,
      rate_ml_h: 7.5,
      dose_mcg_kg_min: 0.1,
    },
  },
  {
    origem: 'independente',
    nota: 'as mesmas quatro ampolas, em mg de sal',
    entrada: {
      drug: 'norepinefrina_hemitartarato',
      dose_mcg_kg_min: 0.1,
      weight_kg: 80,
      drug_mg: 32,
      volume_ml: 250,
    },
    resultado: {
      drug: 'norepinefrina_hemitartarato',
      concentration_mcg_ml: 64.0,
      rate_ml_h: 7.5,
      dose_mcg_kg_min: 0.1,
    },
  },
  {
    origem: 'independente',
    nota: 'dobutamina 250 mg em 250 mL',
    entrada: { drug: 'dobutamina', rate_ml_h: 21, weight_kg: 60, drug_mg: 250, volume_ml: 250 },
    resultado: {
      drug: 'dobutamina',
      concentration_mcg_ml: 1000.0,
      rate_ml_h: 21,
      dose_mcg_kg_min: 5.833333,
    },
  },
  {
    origem: 'independente',
    nota: 'nitroprussiato 50 mg em 250 mL',
    entrada: {
      drug: 'nitroprussiato',
      dose_mcg_kg_min: 1.5,
      weight_kg: 72,
      drug_mg: 50,
      volume_ml: 250,
    },
    resultado: {
      drug: 'nitroprussiato',
      concentration_mcg_ml: 200.0,
      rate_ml_h: 32.4,
      dose_mcg_kg_min: 1.5,
    },
  },
  {
    origem: 'independente',
    nota: 'fora da faixa usual, não bloqueia',
    entrada: { drug: 'dopamina', rate_ml_h: 300, weight_kg: 50, drug_mg: 50, volume_ml: 250 },
    resultado: {
      drug: 'dopamina',
      concentration_mcg_ml: 200.0,
      rate_ml_h: 300,
      dose_mcg_kg_min: 20.0,
    },
  },
  {
    origem: 'independente',
    nota: 'propofol puro a 1 %',
    entrada: { drug: 'propofol', dose_mcg_kg_min: 30, weight_kg: 70, drug_mg: 500, volume_ml: 50 },
    resultado: {
      drug: 'propofol',
      concentration_mcg_ml: 10000.0,
      rate_ml_h: 12.6,
      dose_mcg_kg_min: 30,
    },
  },
  {
    origem: 'independente',
    nota: 'recém-nascido',
    entrada: {
      drug: 'epinefrina',
      dose_mcg_kg_min: 0.05,
      weight_kg: 3.2,
      drug_mg: 6,
      volume_ml: 100,
    },
    resultado: {
      drug: 'epinefrina',
      concentration_mcg_ml: 60.0,
      rate_ml_h: 0.16,
      dose_mcg_kg_min: 0.05,
    },
  },
  {
    origem: 'independente',
    nota: 'esmolol',
    entrada: {
      drug: 'esmolol',
      dose_mcg_kg_min: 150,
      weight_kg: 85,
      drug_mg: 2500,
      volume_ml: 250,
    },
    resultado: {
      drug: 'esmolol',
      concentration_mcg_ml: 10000.0,
      rate_ml_h: 76.5,
      dose_mcg_kg_min: 150,
    },
  },
  {
    origem: 'independente',
    nota: 'milrinona',
    entrada: { drug: 'milrinona', rate_ml_h: 7.2, weight_kg: 64, drug_mg: 20, volume_ml: 100 },
    resultado: {
      drug: 'milrinona',
      concentration_mcg_ml: 200.0,
      rate_ml_h: 7.2,
      dose_mcg_kg_min: 0.375,
    },
  },
  {
    origem: 'independente',
    nota: 'propofol também em mg/kg/h: 80 mcg/kg/min são 4,8',
    entrada: { drug: 'propofol', rate_ml_h: 33.6, weight_kg: 70, drug_mg: 500, volume_ml: 50 },
    resultado: { drug: 'propofol', rate_ml_h: 33.6, dose_mcg_kg_min: 80, dose_mg_kg_h: 4.8 },
  },
  {
    origem: 'independente',
    nota: 'sem fármaco é o mesmo que outro fármaco em mcg/kg/min',
    entrada: { drug: 'outro', dose_mcg_kg_min: 0.2, weight_kg: 70, drug_mg: 4, volume_ml: 250 },
    resultado: { drug: 'outro', concentration_mcg_ml: 16, rate_ml_h: 52.5, dose_mcg_kg_min: 0.2 },
  },
  // 20 U in 100 mL are 0.2 U/mL; 0.04 × 60 = 2.4 U/h, ÷ 0.2 = 12 mL/h.
  {
    origem: 'independente',
    nota: 'vasopressina, vazão pela dose',
    entrada: { drug: 'vasopressina', dose_u_min: 0.04, drug_u: 20, volume_ml: 100 },
    resultado: { drug: 'vasopressina', concentration_u_ml: 0.2, rate_ml_h: 12, dose_u_min: 0.04 },
  },
  // 40 U in 200 mL are 0.2 U/mL; 3 mL/h × 0.2 = 0.6 U/h, ÷ 60 = 0.01 U/min.
  {
    origem: 'independente',
    nota: 'vasopressina, dose pela vazão, no começo da faixa',
    entrada: { drug: 'vasopressina', rate_ml_h: 3, drug_u: 40, volume_ml: 200 },
    resultado: { drug: 'vasopressina', concentration_u_ml: 0.2, rate_ml_h: 3, dose_u_min: 0.01 },
  },
  // 50 mg in 250 mL are 200 mcg/mL; 5 × 60 = 300 mcg/h, ÷ 200 = 1.5 mL/h.
  {
    origem: 'independente',
    nota: 'nitroglicerina no início, sem o peso',
    entrada: { drug: 'nitroglicerina', dose_mcg_min: 5, drug_mg: 50, volume_ml: 250 },
    resultado: {
      drug: 'nitroglicerina',
      concentration_mcg_ml: 200,
      rate_ml_h: 1.5,
      dose_mcg_min: 5,
    },
  },
  // 60 mL/h × 200 = 12,000 mcg/h, ÷ 60 = 200 mcg/min.
  {
    origem: 'independente',
    nota: 'nitroglicerina no fim da faixa, pela vazão',
    entrada: { drug: 'nitroglicerina', rate_ml_h: 60, drug_mg: 50, volume_ml: 250 },
    resultado: {
      drug: 'nitroglicerina',
      concentration_mcg_ml: 200,
      rate_ml_h: 60,
      dose_mcg_min: 200,
    },
  },
  // 2 mg in 200 mL are 10 mcg/mL; 0.7 × 80 = 56 mcg/h, ÷ 10 = 5.6 mL/h.
  {
    origem: 'independente',
    nota: 'fentanila diluída, por hora',
    entrada: {
      drug: 'fentanila',
      dose_mcg_kg_h: 0.7,
      weight_kg: 80,
      drug_mg: 2,
      volume_ml: 200,
    },
    resultado: { drug: 'fentanila', concentration_mcg_ml: 10, rate_ml_h: 5.6, dose_mcg_kg_h: 0.7 },
  },
  // Undiluted, 50 mcg/mL; 14 mL/h are 700 mcg/h, ÷ 70 = 10 mcg/kg/h.
  {
    origem: 'independente',
    nota: 'fentanila pura, pela vazão, no fim da faixa',
    entrada: { drug: 'fentanila', rate_ml_h: 14, weight_kg: 70, drug_mg: 2.5, volume_ml: 50 },
    resultado: { drug: 'fentanila', concentration_mcg_ml: 50, rate_ml_h: 14, dose_mcg_kg_h: 10 },
  },
  // 100 mg in 100 mL are 1 mg/mL; 0.1 × 60 = 6 mg/h = 6 mL/h.
  {
    origem: 'independente',
    nota: 'midazolam a 1 mg/mL',
    entrada: { drug: 'midazolam', dose_mg_kg_h: 0.1, weight_kg: 60, drug_mg: 100, volume_ml: 100 },
    resultado: { drug: 'midazolam', concentration_mcg_ml: 1000, rate_ml_h: 6, dose_mg_kg_h: 0.1 },
  },
  // 75 mg in 100 mL are 0.75 mg/mL; 16 mL/h are 12 mg/h, ÷ 60 = 0.2 mg/kg/h.
  {
    origem: 'independente',
    nota: 'midazolam no fim da faixa, pela vazão',
    entrada: { drug: 'midazolam', rate_ml_h: 16, weight_kg: 60, drug_mg: 75, volume_ml: 100 },
    resultado: { drug: 'midazolam', concentration_mcg_ml: 750, rate_ml_h: 16, dose_mg_kg_h: 0.2 },
  },
  // 200 mcg in 50 mL are 4 mcg/mL; 0.2 × 80 = 16 mcg/h, ÷ 4 = 4 mL/h.
  {
    origem: 'independente',
    nota: 'dexmedetomidina no começo da faixa',
    entrada: {
      drug: 'dexmedetomidina',
      dose_mcg_kg_h: 0.2,
      weight_kg: 80,
      drug_mg: 0.2,
      volume_ml: 50,
    },
    resultado: {
      drug: 'dexmedetomidina',
      concentration_mcg_ml: 4,
      rate_ml_h: 4,
      dose_mcg_kg_h: 0.2,
    },
  },
  // 26.25 mL/h × 4 = 105 mcg/h, ÷ 70 = 1.5 mcg/kg/h.
  {
    origem: 'independente',
    nota: 'dexmedetomidina no fim da faixa, pela vazão',
    entrada: {
      drug: 'dexmedetomidina',
      rate_ml_h: 26.25,
      weight_kg: 70,
      drug_mg: 0.2,
      volume_ml: 50,
    },
    resultado: {
      drug: 'dexmedetomidina',
      concentration_mcg_ml: 4,
      rate_ml_h: 26.25,
      dose_mcg_kg_h: 1.5,
    },
  },
  // 500 mg in 250 mL are 2 mg/mL; 0.4 × 75 = 30 mg/h, ÷ 2 = 15 mL/h.
  {
    origem: 'independente',
    nota: 'cetamina em dose de analgesia',
    entrada: { drug: 'cetamina', dose_mg_kg_h: 0.4, weight_kg: 75, drug_mg: 500, volume_ml: 250 },
    resultado: { drug: 'cetamina', concentration_mcg_ml: 2000, rate_ml_h: 15, dose_mg_kg_h: 0.4 },
  },
  // 37.5 mL/h × 2 = 75 mg/h, ÷ 75 = 1 mg/kg/h.
  {
    origem: 'independente',
    nota: 'cetamina em dose de sedação, pela vazão',
    entrada: { drug: 'cetamina', rate_ml_h: 37.5, weight_kg: 75, drug_mg: 500, volume_ml: 250 },
    resultado: { drug: 'cetamina', concentration_mcg_ml: 2000, rate_ml_h: 37.5, dose_mg_kg_h: 1 },
  },
];
