import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    entrada: { spo2: 92, fio2: 0.6, rr: 30 },
    resultado: { rox: 5.111111 },
    classes: ['baixo'],
  },
  {
    origem: 'independente',
    entrada: { spo2: 95, fio2: 0.4, rr: 24 },
    resultado: { rox: 9.895833 },
    classes: ['baixo'],
  },
  {
    origem: 'independente',
    entrada: { spo2: 88, fio2: 0.9, rr: 35 },
    resultado: { rox: 2.793651 },
    classes: ['alto'],
  },
  {
    origem: 'independente',
    entrada: { spo2: 97.6, fio2: 0.5, rr: 40 },
    resultado: { rox: 4.88 },
    classes: ['baixo'],
  },
  {
    origem: 'independente',
    entrada: { spo2: 97.5, fio2: 0.5, rr: 40 },
    resultado: { rox: 4.875 },
    classes: ['indeterminado'],
  },
  {
    origem: 'independente',
    entrada: { spo2: 100, fio2: 0.21, rr: 12 },
    resultado: { rox: 39.68254 },
    classes: ['baixo'],
  },
  {
    origem: 'independente',
    entrada: { spo2: 30, fio2: 1, rr: 120 },
    resultado: { rox: 0.25 },
    classes: ['alto'],
  },
  {
    origem: 'independente',
    entrada: { spo2: 85.5, fio2: 1, rr: 30 },
    resultado: { rox: 2.85 },
    classes: ['alto_6h'],
  },
  {
    origem: 'independente',
    nota: 'logo abaixo de 2,85',
    entrada: { spo2: 85, fio2: 1, rr: 30 },
    resultado: { rox: 2.833333 },
    classes: ['alto'],
  },
  {
    origem: 'independente',
    nota: 'logo abaixo de 3,47',
    entrada: { spo2: 86.5, fio2: 1, rr: 25 },
    resultado: { rox: 3.46 },
    classes: ['alto_6h'],
  },
  {
    origem: 'independente',
    nota: '3,47',
    entrada: { spo2: 86.75, fio2: 1, rr: 25 },
    resultado: { rox: 3.47 },
    classes: ['alto_12h'],
  },
  {
    origem: 'independente',
    nota: 'logo abaixo de 3,85',
    entrada: { spo2: 76.9, fio2: 1, rr: 20 },
    resultado: { rox: 3.845 },
    classes: ['alto_12h'],
  },
  {
    origem: 'independente',
    nota: '3,85',
    entrada: { spo2: 77, fio2: 1, rr: 20 },
    resultado: { rox: 3.85 },
    classes: ['indeterminado'],
  },
];
