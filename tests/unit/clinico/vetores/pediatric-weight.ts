import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { age_months: 30 },
    resultado: { apls_kg: 12 },
  },
  {
    origem: 'independente',
    entrada: { age_months: 0 },
    resultado: { apls_kg: 4 },
  },
  {
    origem: 'independente',
    entrada: { age_months: 1 },
    resultado: { apls_kg: 4.5 },
  },
  {
    origem: 'independente',
    nota: 'último mês antes de 1 ano',
    entrada: { age_months: 11 },
    resultado: { apls_kg: 9.5 },
  },
  {
    origem: 'independente',
    nota: '1 ano',
    entrada: { age_months: 12 },
    resultado: { apls_kg: 10 },
  },
  {
    origem: 'independente',
    nota: '1 ano completo',
    entrada: { age_months: 23 },
    resultado: { apls_kg: 10 },
  },
  {
    origem: 'independente',
    entrada: { age_months: 24 },
    resultado: { apls_kg: 12 },
  },
  {
    origem: 'independente',
    nota: '5 anos completos',
    entrada: { age_months: 71 },
    resultado: { apls_kg: 18 },
  },
  {
    origem: 'independente',
    nota: '6 anos',
    entrada: { age_months: 72 },
    resultado: { apls_kg: 25 },
  },
  {
    origem: 'independente',
    nota: '12 anos',
    entrada: { age_months: 144 },
    resultado: { apls_kg: 43 },
  },
  {
    origem: 'independente',
    nota: 'último mês dos 12 anos',
    entrada: { age_months: 155 },
    resultado: { apls_kg: 43 },
  },
  {
    origem: 'independente',
    nota: '12,9 meses já é um ano completo',
    entrada: { age_months: 12.9 },
    resultado: { apls_kg: 10 },
  },
];
