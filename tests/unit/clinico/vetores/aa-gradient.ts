import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { age: 40, fio2: 0.21, pao2: 80, paco2: 40 },
    resultado: { pao2_alveolar: 99.73, aa_gradient: 19.73, expected_for_age: 14 },
  },
  {
    origem: 'independente',
    nota: 'São Paulo',
    entrada: { age: 40, fio2: 0.21, pao2: 80, paco2: 40, patm: 695 },
    resultado: { pao2_alveolar: 86.08, aa_gradient: 6.08, expected_for_age: 14.0 },
  },
  {
    origem: 'independente',
    nota: 'Brasília',
    entrada: { age: 70, fio2: 0.21, pao2: 65, paco2: 35, patm: 665 },
    resultado: { pao2_alveolar: 86.03, aa_gradient: 21.03, expected_for_age: 21.5 },
  },
  {
    origem: 'independente',
    nota: 'oxigênio a 100 %',
    entrada: { age: 60, fio2: 1.0, pao2: 90, paco2: 40 },
    resultado: { pao2_alveolar: 663.0, aa_gradient: 573.0, expected_for_age: 19.0 },
  },
  {
    origem: 'independente',
    nota: 'hipoventilação pura',
    entrada: { age: 18, fio2: 0.21, pao2: 50, paco2: 80 },
    resultado: { pao2_alveolar: 49.73, aa_gradient: -0.27, expected_for_age: 8.5 },
  },
  {
    origem: 'independente',
    nota: 'outro quociente',
    entrada: { age: 55, fio2: 0.5, pao2: 70, paco2: 45, rq: 1.0 },
    resultado: { pao2_alveolar: 311.5, aa_gradient: 241.5, expected_for_age: 17.75 },
  },
  {
    origem: 'independente',
    nota: 'gradiente negativo',
    entrada: { age: 30, fio2: 0.21, pao2: 110, paco2: 40 },
    resultado: { pao2_alveolar: 99.73, aa_gradient: -10.27, expected_for_age: 11.5 },
  },
  {
    origem: 'independente',
    nota: 'limite de idade',
    entrada: { age: 120, fio2: 0.4, pao2: 60, paco2: 50 },
    resultado: { pao2_alveolar: 222.7, aa_gradient: 162.7, expected_for_age: 34.0 },
  },
];
