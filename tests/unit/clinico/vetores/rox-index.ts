import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    entrada: { spo2: 92, fio2: 0.6, rr: 30 },
    resultado: { rox: 5.111111 },
  },
  {
    origem: 'independente',
    entrada: { spo2: 95, fio2: 0.4, rr: 24 },
    resultado: { rox: 9.895833 },
  },
  {
    origem: 'independente',
    entrada: { spo2: 88, fio2: 0.9, rr: 35 },
    resultado: { rox: 2.793651 },
  },
  {
    origem: 'independente',
    entrada: { spo2: 97.6, fio2: 0.5, rr: 40 },
    resultado: { rox: 4.88 },
  },
  {
    origem: 'independente',
    entrada: { spo2: 97.5, fio2: 0.5, rr: 40 },
    resultado: { rox: 4.875 },
  },
  {
    origem: 'independente',
    entrada: { spo2: 100, fio2: 0.21, rr: 12 },
    resultado: { rox: 39.68254 },
  },
  {
    origem: 'independente',
    entrada: { spo2: 30, fio2: 1, rr: 120 },
    resultado: { rox: 0.25 },
  },
  {
    origem: 'independente',
    entrada: { spo2: 85.5, fio2: 1, rr: 30 },
    resultado: { rox: 2.85 },
  },
];
