import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { pt_patient_s: 18, pt_control_s: 12, bilirubin: 10 },
    resultado: { score: 37.6, severe: true },
  },
  {
    origem: 'independente',
    nota: 'no corte: 23 + 9 = 32',
    entrada: { pt_patient_s: 17, pt_control_s: 12, bilirubin: 9 },
    resultado: { score: 32, severe: true },
  },
  {
    origem: 'independente',
    nota: 'logo abaixo do corte',
    entrada: { pt_patient_s: 17, pt_control_s: 12, bilirubin: 8.99 },
    resultado: { score: 31.99, severe: false },
  },
  {
    origem: 'independente',
    nota: 'paciente abaixo do controle: a diferença é negativa',
    entrada: { pt_patient_s: 11, pt_control_s: 12, bilirubin: 1 },
    resultado: { score: -3.6, severe: false },
  },
  {
    origem: 'independente',
    nota: '4,6 × 18,5 + 40',
    entrada: { pt_patient_s: 30, pt_control_s: 11.5, bilirubin: 40 },
    resultado: { score: 125.1, severe: true },
  },
];
