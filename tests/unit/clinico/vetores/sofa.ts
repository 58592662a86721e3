import type { Vetor } from '../vetor.ts';

/** Every system at the last value worth 0: PaO₂/FiO₂ of 400. */
const ZERO = {
  pao2: 100,
  fio2: 0.25,
  respiratory_support: false,
  platelets: 150,
  bilirubin: 1.19,
  map: 70,
  gcs: 15,
  creatinine: 1.19,
};

const cardiovascular = (drogas: Readonly<Record<string, number>>, pontos: number): Vetor => ({
  origem: 'independente',
  nota: `vasoativos ${JSON.stringify(drogas)}`,
  entrada: { ...ZERO, map: 60, ...drogas },
  resultado: { score: pontos, components: { cardiovascular: pontos } },
});

const diurese = (mL: number, pontos: number): Vetor => ({
  origem: 'independente',
  nota: `diurese de ${mL} mL em 24 horas`,
  entrada: { ...ZERO, urine_output_ml_day: mL },
  resultado: { score: pontos, components: { renal: pontos } },
});

const respiratorio = (pao2: number, suporte: boolean, pontos: number): Vetor => ({
  origem: 'independente',
  nota: `PaO₂/FiO₂ de ${pao2 / 0.5}, ${suporte ? 'com' : 'sem'} suporte`,
  entrada: { ...ZERO, pao2, fio2: 0.5, respiratory_support: suporte },
  resultado: { score: pontos, components: { respiratory: pontos } },
});

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: {
      pao2: 70,
      fio2: 0.5,
      respiratory_support: true,
      platelets: 90,
      bilirubin: 2.5,
      map: 68,
      norepinephrine: 0.05,
      gcs: 14,
      creatinine: 2.2,
    },
    resultado: {
      score: 13,
      components: {
        respiratory: 3,
        coagulation: 2,
        liver: 2,
        cardiovascular: 3,
        cns: 1,
        renal: 2,
      },
    },
  },
  { origem: 'independente', nota: 'mínimo', entrada: ZERO, resultado: { score: 0 } },
  {
    origem: 'independente',
    nota: 'cada sistema no começo de 1 ponto',
    entrada: {
      pao2: 99.9,
      fio2: 0.25,
      respiratory_support: false,
      platelets: 149,
      bilirubin: 1.2,
      map: 69,
      gcs: 14,
      creatinine: 1.2,
    },
    resultado: {
      score: 6,
      components: { respiratory: 1, coagulation: 1, liver: 1, cardiovascular: 1, cns: 1, renal: 1 },
    },
  },
  {
    origem: 'independente',
    nota: 'cada sistema no começo de 2 pontos',
    entrada: {
      pao2: 74.9,
      fio2: 0.25,
      respiratory_support: false,
      platelets: 99,
      bilirubin: 2,
      map: 80,
      dopamine: 5,
      gcs: 12,
      creatinine: 2,
    },
    resultado: {
      score: 12,
      components: { respiratory: 2, coagulation: 2, liver: 2, cardiovascular: 2, cns: 2, renal: 2 },
    },
  },
  {
    origem: 'independente',
    nota: 'cada sistema no começo de 3 pontos',
    entrada: {
      pao2: 99.5,
      fio2: 0.5,
      respiratory_support: true,
      platelets: 49,
      bilirubin: 6,
      map: 80,
      norepinephrine: 0.1,
      gcs: 9,
      creatinine: 3.5,
    },
    resultado: {
      score: 18,
      components: { respiratory: 3, coagulation: 3, liver: 3, cardiovascular: 3, cns: 3, renal: 3 },
    },
  },
  {
    origem: 'independente',
    nota: 'máximo, cada sistema no começo de 4 pontos',
    entrada: {
      pao2: 99,
      fio2: 1,
      respiratory_support: true,
      platelets: 19,
      bilirubin: 12,
      map: 80,
      epinephrine: 0.11,
      gcs: 5,
      creatinine: 5,
    },
    resultado: {
      score: 24,
      components: { respiratory: 4, coagulation: 4, liver: 4, cardiovascular: 4, cns: 4, renal: 4 },
    },
  },
  {
    origem: 'independente',
    nota: 'fim das faixas: plaquetas 100 1, bilirrubina 1,9 1, Glasgow 13 1, creatinina 1,9 1',
    entrada: { ...ZERO, platelets: 100, bilirubin: 1.9, gcs: 13, creatinine: 1.9 },
    resultado: { score: 4 },
  },
  {
    origem: 'independente',
    nota: 'fim das faixas: plaquetas 50 2, bilirrubina 5,9 2, Glasgow 10 2, creatinina 3,4 2',
    entrada: { ...ZERO, platelets: 50, bilirubin: 5.9, gcs: 10, creatinine: 3.4 },
    resultado: { score: 8 },
  },
  {
    origem: 'independente',
    nota: 'fim das faixas: plaquetas 20 3, bilirrubina 11,9 3, Glasgow 6 3, creatinina 4,9 3',
    entrada: { ...ZERO, platelets: 20, bilirubin: 11.9, gcs: 6, creatinine: 4.9 },
    resultado: { score: 12 },
  },
  respiratorio(100, true, 2),
  respiratorio(50, true, 3),
  respiratorio(49.9, true, 4),
  respiratorio(40, false, 2),
  cardiovascular({}, 1),
  cardiovascular({ dopamine: 0, norepinephrine: 0 }, 1),
  cardiovascular({ dobutamine: 0.5 }, 2),
  cardiovascular({ dopamine: 5.1 }, 3),
  cardiovascular({ dopamine: 15 }, 3),
  cardiovascular({ dopamine: 15.1 }, 4),
  cardiovascular({ norepinephrine: 0.11 }, 4),
  cardiovascular({ epinephrine: 0.1, dobutamine: 20 }, 3),
  diurese(500, 0),
  diurese(499, 3),
  diurese(200, 3),
  diurese(199, 4),
  {
    origem: 'independente',
    nota: 'Glasgow 14: 1',
    entrada: { ...ZERO, gcs: 14 },
    resultado: { score: 1 },
    classes: ['abaixo_do_corte'],
  },
  {
    origem: 'independente',
    nota: 'Glasgow 12: 2, a primeira da disfunção',
    entrada: { ...ZERO, gcs: 12 },
    resultado: { score: 2 },
    classes: ['disfuncao_organica'],
  },
  respiratorio(150, false, 1),
  respiratorio(149.9, false, 2),
  cardiovascular({ norepinephrine: 0.1005 }, 4),
  cardiovascular({ dopamine: 0.5 }, 2),
  {
    origem: 'independente',
    nota: 'creatinina 3,49 ainda conta 2',
    entrada: { ...ZERO, creatinine: 3.49 },
    resultado: { score: 2, components: { renal: 2 } },
  },
];
