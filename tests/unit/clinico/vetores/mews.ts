import type { Vetor } from '../vetor.ts';

const NORMAL = { sbp: 101, hr: 51, rr: 9, temp_c: 35, avpu: 'A' };

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: 'bordas de baixo das faixas que valem 0',
    entrada: NORMAL,
    resultado: { score: 0 },
    classes: ['abaixo_do_corte'],
  },
  {
    origem: 'independente',
    nota: 'bordas de cima das faixas que valem 0',
    entrada: { sbp: 199, hr: 100, rr: 14, temp_c: 38.4, avpu: 'A' },
    resultado: { score: 0 },
    classes: ['abaixo_do_corte'],
  },
  {
    origem: 'independente',
    nota: 'FC 40 conta 2',
    entrada: { ...NORMAL, hr: 40 },
    resultado: { score: 2 },
    classes: ['abaixo_do_corte'],
  },
  {
    origem: 'independente',
    nota: 'FC 41 conta 1',
    entrada: { ...NORMAL, hr: 41 },
    resultado: { score: 1 },
    classes: ['abaixo_do_corte'],
  },
  {
    origem: 'independente',
    nota: 'PAS 100 1, FC 50 1, FR 15 1, 38,5 °C 2, voz 1',
    entrada: { sbp: 100, hr: 50, rr: 15, temp_c: 38.5, avpu: 'V' },
    resultado: { score: 6 },
    classes: ['alto'],
  },
  {
    origem: 'independente',
    nota: 'último abaixo do corte: PAS 80 2, FC 101 1, FR 20 1',
    entrada: { ...NORMAL, sbp: 80, hr: 101, rr: 20 },
    resultado: { score: 4 },
    classes: ['abaixo_do_corte'],
  },
  {
    origem: 'independente',
    nota: 'primeiro no corte: PAS 81 1, FC 110 1, FR 21 2, voz 1',
    entrada: { ...NORMAL, sbp: 81, hr: 110, rr: 21, avpu: 'V' },
    resultado: { score: 5 },
    classes: ['alto'],
  },
  {
    origem: 'independente',
    nota: 'PAS 71 2, FC 111 2, FR 29 2, 34,9 °C 2, dor 2',
    entrada: { sbp: 71, hr: 111, rr: 29, temp_c: 34.9, avpu: 'P' },
    resultado: { score: 10 },
    classes: ['alto'],
  },
  {
    origem: 'independente',
    nota: 'PAS 200 2, FC 129 2, FR 8 2',
    entrada: { ...NORMAL, sbp: 200, hr: 129, rr: 8 },
    resultado: { score: 6 },
    classes: ['alto'],
  },
  {
    origem: 'independente',
    nota: 'máximo',
    entrada: { sbp: 70, hr: 130, rr: 30, temp_c: 40, avpu: 'U' },
    resultado: { score: 14 },
    classes: ['alto'],
  },
];
