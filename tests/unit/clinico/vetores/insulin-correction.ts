import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { glucose_mg_dl: 250, target_mg_dl: 120, total_daily_dose: 40 },
    resultado: { isf_mg_dl_per_u: 45, correction_u: 2.889 },
  },
  {
    origem: 'independente',
    nota: 'insulina regular',
    entrada: { glucose_mg_dl: 250, target_mg_dl: 120, total_daily_dose: 40, rule: 1500 },
    resultado: { isf_mg_dl_per_u: 37.5, correction_u: 3.466667 },
  },
  {
    origem: 'independente',
    nota: 'regra escrita',
    entrada: { glucose_mg_dl: 300, target_mg_dl: 150, total_daily_dose: 60, rule: 1800 },
    resultado: { isf_mg_dl_per_u: 30.0, correction_u: 5.0 },
  },
  {
    origem: 'independente',
    nota: 'no alvo',
    entrada: { glucose_mg_dl: 120, target_mg_dl: 120, total_daily_dose: 40 },
    resultado: { isf_mg_dl_per_u: 45.0, correction_u: 0 },
  },
  {
    origem: 'independente',
    nota: 'abaixo do alvo',
    entrada: { glucose_mg_dl: 110, target_mg_dl: 140, total_daily_dose: 40 },
    resultado: { isf_mg_dl_per_u: 45.0, correction_u: 0 },
  },
  {
    origem: 'independente',
    nota: 'no limite de 100',
    entrada: { glucose_mg_dl: 100, target_mg_dl: 90, total_daily_dose: 36 },
    resultado: { isf_mg_dl_per_u: 50.0, correction_u: 0.2 },
  },
  {
    origem: 'independente',
    nota: 'abaixo de 100 não se corrige',
    entrada: { glucose_mg_dl: 99, target_mg_dl: 90, total_daily_dose: 36 },
    resultado: { isf_mg_dl_per_u: 50.0 },
    ausentes: ['correction_u'],
  },
  {
    origem: 'independente',
    nota: 'hipoglicemia',
    entrada: { glucose_mg_dl: 69, target_mg_dl: 120, total_daily_dose: 40 },
    resultado: { isf_mg_dl_per_u: 45.0 },
    ausentes: ['correction_u'],
  },
  {
    origem: 'independente',
    nota: 'limite da hipoglicemia',
    entrada: { glucose_mg_dl: 70, target_mg_dl: 120, total_daily_dose: 40 },
    resultado: { isf_mg_dl_per_u: 45.0 },
    ausentes: ['correction_u'],
  },
  {
    origem: 'independente',
    nota: 'muito resistente',
    entrada: { glucose_mg_dl: 400, target_mg_dl: 140, total_daily_dose: 180 },
    resultado: { isf_mg_dl_per_u: 10.0, correction_u: 26.0 },
  },
];
