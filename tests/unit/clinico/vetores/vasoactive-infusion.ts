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
    resultado: { concentration_mcg_ml: 16.0, rate_ml_h: 52.5, dose_mcg_kg_min: 0.2 },
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
    resultado: { concentration_mcg_ml: 64.0, rate_ml_h: 7.5, dose_mcg_kg_min: 0.1 },
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
    resultado: { concentration_mcg_ml: 64.0, rate_ml_h: 7.5, dose_mcg_kg_min: 0.1 },
  },
  {
    origem: 'independente',
    nota: 'dobutamina 250 mg em 250 mL',
    entrada: { drug: 'dobutamina', rate_ml_h: 21, weight_kg: 60, drug_mg: 250, volume_ml: 250 },
    resultado: { concentration_mcg_ml: 1000.0, rate_ml_h: 21, dose_mcg_kg_min: 5.833333 },
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
    resultado: { concentration_mcg_ml: 200.0, rate_ml_h: 32.4, dose_mcg_kg_min: 1.5 },
  },
  {
    origem: 'independente',
    nota: 'fora da faixa usual, não bloqueia',
    entrada: { drug: 'dopamina', rate_ml_h: 300, weight_kg: 50, drug_mg: 50, volume_ml: 250 },
    resultado: { concentration_mcg_ml: 200.0, rate_ml_h: 300, dose_mcg_kg_min: 20.0 },
  },
  {
    origem: 'independente',
    nota: 'propofol puro a 1 %',
    entrada: { drug: 'propofol', dose_mcg_kg_min: 30, weight_kg: 70, drug_mg: 500, volume_ml: 50 },
    resultado: { concentration_mcg_ml: 10000.0, rate_ml_h: 12.6, dose_mcg_kg_min: 30 },
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
    resultado: { concentration_mcg_ml: 60.0, rate_ml_h: 0.16, dose_mcg_kg_min: 0.05 },
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
    resultado: { concentration_mcg_ml: 10000.0, rate_ml_h: 76.5, dose_mcg_kg_min: 150 },
  },
  {
    origem: 'independente',
    nota: 'milrinona',
    entrada: { drug: 'milrinona', rate_ml_h: 7.2, weight_kg: 64, drug_mg: 20, volume_ml: 100 },
    resultado: { concentration_mcg_ml: 200.0, rate_ml_h: 7.2, dose_mcg_kg_min: 0.375 },
  },
];
