import type { Vetor } from '../vetor.ts';
import { vetores as doCkdEpi } from './ckd-epi-2021.ts';

/** The stages at their edges: the known answers of the equation itself, with a weight. */
const ESTAGIOS: readonly Vetor[] = doCkdEpi.map(({ entrada, resultado, ...resto }) => ({
  ...resto,
  entrada: { ...entrada, weight: 70 },
  resultado: { ckd_epi_2021: resultado.egfr, stage: resultado.stage },
}));

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { age: 60, weight: 80, creatinine: 1.2, gender: 'masculino' },
    resultado: { cockcroft_gault: 74.074, ckd_epi_2021: 69.231, stage: 'G2' },
  },
  {
    origem: 'independente',
    nota: 'idade mínima',
    entrada: { age: 18, weight: 55, creatinine: 0.6, gender: 'feminino' },
    resultado: { cockcroft_gault: 132.025, ckd_epi_2021: 133.348, stage: 'G1' },
  },
  {
    origem: 'independente',
    entrada: { age: 82, weight: 58, creatinine: 1.8, gender: 'feminino' },
    resultado: { cockcroft_gault: 22.0633, ckd_epi_2021: 27.7829, stage: 'G4' },
  },
  {
    origem: 'independente',
    nota: 'com altura o número continua o do peso real',
    entrada: { age: 48, weight: 104, creatinine: 1.1, gender: 'feminino', height_cm: 165 },
    resultado: { cockcroft_gault: 102.687, ckd_epi_2021: 61.9822, stage: 'G2' },
  },
  {
    origem: 'independente',
    entrada: { age: 70, weight: 70, creatinine: 6.5, gender: 'masculino' },
    resultado: { cockcroft_gault: 10.4701, ckd_epi_2021: 8.56668, stage: 'G5' },
  },
  {
    origem: 'independente',
    entrada: { age: 55, weight: 90, creatinine: 3, gender: 'masculino' },
    resultado: { cockcroft_gault: 35.4167, ckd_epi_2021: 23.7836, stage: 'G4' },
  },
  {
    origem: 'independente',
    entrada: { age: 75, weight: 68, creatinine: 1.5, gender: 'masculino' },
    resultado: { cockcroft_gault: 40.9259, ckd_epi_2021: 48.2497, stage: 'G3a' },
  },
  ...ESTAGIOS,
];
