import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { glucose_mg_dl: 100, insulin_uui_ml: 12 },
    resultado: { homa_ir: 2.963 },
    classes: ['resistencia'],
  },
  {
    origem: 'independente',
    nota: 'pela forma em mmol/L',
    entrada: { glucose_mg_dl: 90, insulin_uui_ml: 9 },
    resultado: { homa_ir: 2.0 },
    classes: ['sem_resistencia'],
  },
  {
    origem: 'independente',
    nota: 'pela forma em mmol/L',
    entrada: { glucose_mg_dl: 81, insulin_uui_ml: 13.5 },
    resultado: { homa_ir: 2.7 },
    classes: ['acima_do_corte_de_sindrome_metabolica'],
  },
  {
    origem: 'independente',
    nota: 'pela forma em mmol/L',
    entrada: { glucose_mg_dl: 81, insulin_uui_ml: 11.5 },
    resultado: { homa_ir: 2.3 },
    classes: ['sem_resistencia'],
  },
  {
    origem: 'independente',
    nota: 'pela forma em mmol/L',
    entrada: { glucose_mg_dl: 126, insulin_uui_ml: 25 },
    resultado: { homa_ir: 7.777778 },
    classes: ['resistencia'],
  },
  {
    origem: 'independente',
    nota: 'pela forma em mmol/L',
    entrada: { glucose_mg_dl: 70, insulin_uui_ml: 2 },
    resultado: { homa_ir: 0.345679 },
    classes: ['sem_resistencia'],
  },
  {
    origem: 'independente',
    nota: 'pela forma em mmol/L',
    entrada: { glucose_mg_dl: 99, insulin_uui_ml: 10.3 },
    resultado: { homa_ir: 2.517778 },
    classes: ['acima_do_corte_de_sindrome_metabolica'],
  },
  {
    origem: 'independente',
    nota: 'logo acima de 2,3',
    entrada: { glucose_mg_dl: 81, insulin_uui_ml: 11.6 },
    resultado: { homa_ir: 2.32 },
    classes: ['acima_do_corte_de_sindrome_metabolica'],
  },
  {
    origem: 'independente',
    nota: 'logo acima de 2,7',
    entrada: { glucose_mg_dl: 81, insulin_uui_ml: 13.6 },
    resultado: { homa_ir: 2.72 },
    classes: ['resistencia'],
  },
];
