import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { lmp: '2024-01-05', reference_date: '2024-04-01' },
    resultado: { edd_naegele: '2024-10-12', edd_280: '2024-10-11', weeks: 12, days: 3 },
  },
  {
    origem: 'referencia',
    entrada: { lmp: '2025-05-20' },
    resultado: { edd_naegele: '2026-02-27', edd_280: '2026-02-24' },
    ausentes: ['weeks', 'days'],
  },
  {
    origem: 'independente',
    nota: 'o dia não existe em fevereiro',
    entrada: { lmp: '2025-05-23', reference_date: '2025-06-30' },
    resultado: { edd_naegele: '2026-02-28', edd_280: '2026-02-27', weeks: 5, days: 3 },
  },
  {
    origem: 'independente',
    nota: '31 de abril não existe',
    entrada: { lmp: '2025-07-24' },
    resultado: { edd_naegele: '2026-04-30', edd_280: '2026-04-30' },
    ausentes: ['weeks', 'days'],
  },
  {
    origem: 'independente',
    nota: 'fevereiro bissexto',
    entrada: { lmp: '2023-05-23', reference_date: '2024-02-28' },
    resultado: { edd_naegele: '2024-02-29', edd_280: '2024-02-27', weeks: 40, days: 1 },
  },
  {
    origem: 'independente',
    nota: 'mesmo dia',
    entrada: { lmp: '2025-03-10', reference_date: '2025-03-10' },
    resultado: { edd_naegele: '2025-12-17', edd_280: '2025-12-15', weeks: 0, days: 0 },
  },
  {
    origem: 'independente',
    nota: 'véspera do termo',
    entrada: { lmp: '2025-01-01', reference_date: '2025-09-16' },
    resultado: { edd_naegele: '2025-10-08', edd_280: '2025-10-08', weeks: 36, days: 6 },
  },
  {
    origem: 'independente',
    nota: '37 semanas',
    entrada: { lmp: '2025-01-01', reference_date: '2025-09-17' },
    resultado: { edd_naegele: '2025-10-08', edd_280: '2025-10-08', weeks: 37, days: 0 },
  },
  {
    origem: 'independente',
    nota: '42 semanas',
    entrada: { lmp: '2025-01-01', reference_date: '2025-10-22' },
    resultado: { edd_naegele: '2025-10-08', edd_280: '2025-10-08', weeks: 42, days: 0 },
  },
  {
    origem: 'independente',
    nota: '301 dias, ainda aceito',
    entrada: { lmp: '2025-01-01', reference_date: '2025-10-29' },
    resultado: { edd_naegele: '2025-10-08', edd_280: '2025-10-08', weeks: 43, days: 0 },
  },
  {
    origem: 'independente',
    nota: 'virada do ano',
    entrada: { lmp: '2025-12-28', reference_date: '2026-01-04' },
    resultado: { edd_naegele: '2026-10-04', edd_280: '2026-10-04', weeks: 1, days: 0 },
  },
  {
    origem: 'independente',
    nota: 'fim do horário de verão não muda o dia',
    entrada: { lmp: '2018-10-20', reference_date: '2019-02-18' },
    resultado: { edd_naegele: '2019-07-27', edd_280: '2019-07-27', weeks: 17, days: 2 },
  },
  {
    origem: 'independente',
    nota: 'ultrassom',
    entrada: { us_date: '2025-03-14', us_weeks: 8, us_days: 2, reference_date: '2025-06-01' },
    resultado: { edd_naegele: '2025-10-22', edd_280: '2025-10-22', weeks: 19, days: 4 },
  },
  {
    origem: 'independente',
    nota: 'ultrassom, sem referência',
    entrada: { us_date: '2025-03-14', us_weeks: 12, us_days: 0 },
    resultado: { edd_naegele: '2025-09-27', edd_280: '2025-09-26' },
    ausentes: ['weeks', 'days'],
  },
  {
    origem: 'independente',
    nota: 'ultrassom no dia',
    entrada: { us_date: '2025-03-14', us_weeks: 30, us_days: 6, reference_date: '2025-03-14' },
    resultado: { edd_naegele: '2025-05-17', edd_280: '2025-05-17', weeks: 30, days: 6 },
  },
];
