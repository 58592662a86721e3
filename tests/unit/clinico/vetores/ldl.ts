import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { total_cholesterol: 210, hdl: 45, triglycerides: 150 },
    resultado: { non_hdl: 165, friedewald: 135, sampson: 138.044 },
  },
  {
    origem: 'independente',
    nota: 'Friedewald, no limite',
    entrada: { total_cholesterol: 240, hdl: 38, triglycerides: 400 },
    resultado: { non_hdl: 202, friedewald: 122.0, sampson: 130.041551 },
  },
  {
    origem: 'independente',
    nota: 'acima do limite de Friedewald',
    entrada: { total_cholesterol: 240, hdl: 38, triglycerides: 401 },
    resultado: { non_hdl: 202, sampson: 129.880088 },
    ausentes: ['friedewald'],
  },
  {
    origem: 'independente',
    nota: 'Sampson, no limite',
    entrada: { total_cholesterol: 300, hdl: 30, triglycerides: 800 },
    resultado: { non_hdl: 270, sampson: 121.478742 },
    ausentes: ['friedewald'],
  },
  {
    origem: 'independente',
    nota: 'acima dos dois limites',
    entrada: { total_cholesterol: 300, hdl: 30, triglycerides: 801 },
    resultado: { non_hdl: 270 },
    ausentes: ['friedewald', 'sampson'],
  },
  {
    origem: 'independente',
    nota: 'LDL baixo',
    entrada: { total_cholesterol: 130, hdl: 50, triglycerides: 110 },
    resultado: { non_hdl: 80, friedewald: 58.0, sampson: 59.986432 },
  },
  {
    origem: 'independente',
    nota: 'Friedewald sem valor possível',
    entrada: { total_cholesterol: 120, hdl: 50, triglycerides: 380 },
    resultado: { non_hdl: 70, sampson: 17.795487 },
    ausentes: ['friedewald'],
  },
  {
    origem: 'independente',
    nota: 'hipercolesterolemia familiar',
    entrada: { total_cholesterol: 480, hdl: 42, triglycerides: 95 },
    resultado: { non_hdl: 438, friedewald: 419.0, sampson: 423.65324 },
  },
  {
    origem: 'independente',
    nota: 'um LDL logo acima de zero ainda é um número',
    entrada: { total_cholesterol: 70.5, hdl: 50, triglycerides: 100 },
    resultado: { friedewald: 0.5 },
  },
];
