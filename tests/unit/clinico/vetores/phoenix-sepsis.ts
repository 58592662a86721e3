import type { Vetor } from '../vetor.ts';

/** Everything measured, nothing altered. */
const NORMAL = {
  age_months: 36,
  suspected_infection: true,
  pao2: 95,
  fio2: 0.21,
  respiratory_support: false,
  imv: false,
  vasoactive_count: 0,
  lactate: 1,
  map: 60,
  platelets: 200,
  inr: 1,
  d_dimer_mg_l: 0.5,
  fibrinogen: 300,
  gcs: 15,
  fixed_pupils_bilateral: false,
};
const { pao2: _pao2, ...SEM_PAO2 } = NORMAL;

/** Months, mmHg, points: both sides of each edge of pressure and of age. */
const PRESSOES = [
  [0, 31, 0],
  [0, 30, 1],
  [0, 17, 1],
  [0, 16, 2],
  [0.9, 16, 2],
  [1, 39, 0],
  [1, 38, 1],
  [11, 25, 1],
  [11, 24, 2],
  [12, 44, 0],
  [12, 43, 1],
  [23, 31, 1],
  [23, 30, 2],
  [24, 45, 0],
  [24, 44, 1],
  [59, 32, 1],
  [59, 31, 2],
  [60, 49, 0],
  [60, 48, 1],
  [143, 36, 1],
  [143, 35, 2],
  [144, 52, 0],
  [144, 51, 1],
  [215, 38, 1],
  [215, 37, 2],
] as const;

const pressoes: readonly Vetor[] = PRESSOES.map(([age_months, map, cardiovascular]) => ({
  origem: 'independente',
  nota: `PAM de ${map} aos ${age_months} meses`,
  entrada: { ...NORMAL, age_months, map },
  resultado: { score: cardiovascular, components: { cardiovascular } },
}));

const respiratorio = (nota: string, entrada: object, respiratory: number): Vetor => ({
  origem: 'independente',
  nota,
  entrada: { ...SEM_PAO2, ...entrada },
  resultado: { score: respiratory, components: { respiratory } },
});

const VENTILADO = { respiratory_support: true, imv: true };

const respiracao: readonly Vetor[] = [
  respiratorio(
    'PaO₂/FiO₂ 400 com suporte',
    { pao2: 100, fio2: 0.25, respiratory_support: true },
    0,
  ),
  respiratorio('PaO₂/FiO₂ 396 com suporte', { pao2: 99, fio2: 0.25, respiratory_support: true }, 1),
  respiratorio('PaO₂/FiO₂ 150 sem suporte', { pao2: 75, fio2: 0.5 }, 0),
  respiratorio(
    'PaO₂/FiO₂ 150 com suporte não invasivo',
    { pao2: 75, fio2: 0.5, respiratory_support: true },
    1,
  ),
  respiratorio('PaO₂/FiO₂ 202, ventilado', { ...VENTILADO, pao2: 101, fio2: 0.5 }, 1),
  respiratorio('PaO₂/FiO₂ 200, ventilado', { ...VENTILADO, pao2: 100, fio2: 0.5 }, 2),
  respiratorio('PaO₂/FiO₂ 100, ventilado', { ...VENTILADO, pao2: 50, fio2: 0.5 }, 2),
  respiratorio('PaO₂/FiO₂ 98, ventilado', { ...VENTILADO, pao2: 49, fio2: 0.5 }, 3),
  respiratorio('SpO₂/FiO₂ 292 com suporte', { spo2: 73, fio2: 0.25, respiratory_support: true }, 0),
  respiratorio('SpO₂/FiO₂ 288 com suporte', { spo2: 72, fio2: 0.25, respiratory_support: true }, 1),
  respiratorio('SpO₂/FiO₂ 220, ventilado', { ...VENTILADO, spo2: 88, fio2: 0.4 }, 2),
  respiratorio('SpO₂/FiO₂ 148, ventilado', { ...VENTILADO, spo2: 74, fio2: 0.5 }, 2),
  respiratorio('SpO₂/FiO₂ 146, ventilado', { ...VENTILADO, spo2: 73, fio2: 0.5 }, 3),
  respiratorio('SpO₂ 97 conta', { ...VENTILADO, spo2: 97, fio2: 0.5 }, 2),
  respiratorio('SpO₂ 98 não conta', { ...VENTILADO, spo2: 98, fio2: 0.5 }, 0),
  respiratorio('as duas relações: basta uma', { ...VENTILADO, pao2: 150, spo2: 88, fio2: 0.4 }, 2),
  respiratorio(
    'ventilação invasiva já é suporte',
    { imv: true, respiratory_support: undefined, pao2: 75, fio2: 0.25 },
    1,
  ),
];

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: {
      age_months: 36,
      spo2: 92,
      fio2: 0.4,
      respiratory_support: true,
      imv: false,
      vasoactive_count: 1,
      lactate: 6,
      map: 50,
      platelets: 120,
      inr: 1.1,
      d_dimer_mg_l: 1,
      fibrinogen: 300,
      gcs: 14,
      fixed_pupils_bilateral: false,
      suspected_infection: true,
    },
    resultado: {
      score: 3,
      components: { respiratory: 1, cardiovascular: 2, coagulation: 0, neurologic: 0 },
      sepsis: true,
      septic_shock: true,
    },
  },
  {
    origem: 'independente',
    nota: 'nada alterado',
    entrada: NORMAL,
    resultado: { score: 0, sepsis: false, septic_shock: false },
  },
  {
    origem: 'independente',
    nota: 'nada medido: tudo conta 0',
    entrada: { age_months: 36, suspected_infection: true },
    resultado: {
      score: 0,
      components: { respiratory: 0, cardiovascular: 0, coagulation: 0, neurologic: 0 },
      sepsis: false,
      septic_shock: false,
    },
  },
  {
    origem: 'independente',
    nota: 'máximo: 3 + 6 + 2 + 2',
    entrada: {
      age_months: 200,
      suspected_infection: true,
      pao2: 50,
      fio2: 1,
      respiratory_support: true,
      imv: true,
      vasoactive_count: 3,
      lactate: 12,
      map: 30,
      platelets: 20,
      inr: 3,
      d_dimer_mg_l: 10,
      fibrinogen: 50,
      gcs: 3,
      fixed_pupils_bilateral: true,
    },
    resultado: {
      score: 13,
      components: { respiratory: 3, cardiovascular: 6, coagulation: 2, neurologic: 2 },
      sepsis: true,
      septic_shock: true,
    },
  },
  {
    origem: 'independente',
    nota: 'coagulação nas bordas que não contam',
    entrada: { ...NORMAL, platelets: 100, inr: 1.3, d_dimer_mg_l: 2, fibrinogen: 100 },
    resultado: { score: 0 },
  },
  {
    origem: 'independente',
    nota: 'sepse sem choque: duas alterações da coagulação',
    entrada: { ...NORMAL, platelets: 99, fibrinogen: 99 },
    resultado: { score: 2, components: { coagulation: 2 }, sepsis: true, septic_shock: false },
  },
  {
    origem: 'independente',
    nota: 'quatro alterações da coagulação valem 2',
    entrada: { ...NORMAL, platelets: 99, inr: 1.4, d_dimer_mg_l: 2.1, fibrinogen: 99 },
    resultado: { score: 2, components: { coagulation: 2 } },
  },
  {
    origem: 'independente',
    nota: 'um ponto não é sepse; lactato 5 e Glasgow 11',
    entrada: { ...NORMAL, lactate: 5, gcs: 11 },
    resultado: { score: 1, sepsis: false, septic_shock: false },
  },
  {
    origem: 'independente',
    nota: 'lactato 4,9 não conta; Glasgow 10 conta',
    entrada: { ...NORMAL, lactate: 4.9, gcs: 10 },
    resultado: { score: 1, components: { cardiovascular: 0, neurologic: 1 } },
  },
  {
    origem: 'independente',
    nota: 'lactato 10,9 vale 1 e um vasoativo vale 1: choque',
    entrada: { ...NORMAL, lactate: 10.9, vasoactive_count: 1 },
    resultado: { score: 2, sepsis: true, septic_shock: true },
  },
  {
    origem: 'independente',
    nota: 'lactato 11 vale 2 e dois vasoativos valem 2',
    entrada: { ...NORMAL, lactate: 11, vasoactive_count: 2 },
    resultado: { score: 4, components: { cardiovascular: 4 } },
  },
  {
    origem: 'independente',
    nota: 'sem infecção suspeita não há sepse',
    entrada: { ...NORMAL, suspected_infection: false, lactate: 11, vasoactive_count: 2 },
    resultado: { score: 4, sepsis: false, septic_shock: false },
  },
  ...pressoes,
  ...respiracao,
];
