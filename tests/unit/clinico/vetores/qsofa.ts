import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { rr: 24, sbp: 95, gcs: 14 },
    resultado: { score: 3 },
    classes: ['alto'],
  },
  {
    origem: 'independente',
    nota: 'nas três bordas, do lado que conta',
    entrada: { rr: 22, sbp: 100, gcs: 14 },
    resultado: { score: 3 },
    classes: ['alto'],
  },
  {
    origem: 'independente',
    nota: 'nas três bordas, do lado que não conta',
    entrada: { rr: 21.9, sbp: 100.1, gcs: 15 },
    resultado: { score: 0 },
    classes: ['nao_alto'],
  },
  {
    origem: 'independente',
    entrada: { rr: 22, sbp: 120, gcs: 15 },
    resultado: { score: 1 },
    classes: ['nao_alto'],
  },
  {
    origem: 'independente',
    entrada: { rr: 16, sbp: 90, gcs: 3 },
    resultado: { score: 2 },
    classes: ['alto'],
  },
];
