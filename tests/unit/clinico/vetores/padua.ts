import type { Vetor } from '../vetor.ts';

const NADA = {
  age: 69,
  active_cancer: false,
  previous_vte: false,
  reduced_mobility: false,
  thrombophilia: false,
  trauma_surgery_1mo: false,
  heart_or_respiratory_failure: false,
  mi_or_stroke: false,
  infection_or_rheumatologic: false,
  bmi: 29.9,
  hormonal: false,
};

export const vetores: readonly Vetor[] = [
  {
    origem: 'independente',
    nota: 'nas duas bordas, do lado que não conta',
    entrada: NADA,
    resultado: { score: 0, high_risk: false },
  },
  {
    origem: 'independente',
    nota: 'idade 70 e IMC 30 contam',
    entrada: { ...NADA, age: 70, bmi: 30 },
    resultado: { score: 2, high_risk: false },
  },
  {
    origem: 'independente',
    nota: '3 ainda não é alto',
    entrada: { ...NADA, reduced_mobility: true },
    resultado: { score: 3, high_risk: false },
  },
  {
    origem: 'independente',
    nota: '4 é alto',
    entrada: { ...NADA, reduced_mobility: true, infection_or_rheumatologic: true },
    resultado: { score: 4, high_risk: true },
  },
  {
    origem: 'independente',
    nota: 'só itens de um e dois pontos: 2 + 1 + 1 + 1',
    entrada: {
      ...NADA,
      trauma_surgery_1mo: true,
      heart_or_respiratory_failure: true,
      mi_or_stroke: true,
      hormonal: true,
    },
    resultado: { score: 5, high_risk: true },
  },
  {
    origem: 'independente',
    nota: 'câncer e trombofilia',
    entrada: { ...NADA, active_cancer: true, thrombophilia: true },
    resultado: { score: 6, high_risk: true },
  },
  {
    origem: 'independente',
    nota: 'tudo presente',
    entrada: {
      age: 85,
      active_cancer: true,
      previous_vte: true,
      reduced_mobility: true,
      thrombophilia: true,
      trauma_surgery_1mo: true,
      heart_or_respiratory_failure: true,
      mi_or_stroke: true,
      infection_or_rheumatologic: true,
      bmi: 40,
      hormonal: true,
    },
    resultado: { score: 20, high_risk: true },
  },
];
