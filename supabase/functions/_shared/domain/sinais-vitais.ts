/**
 * Vital signs of an entry: unit, limits and how many decimals are kept.
 * Hard limits are refused (also by constraints of `prontuarios`); outside the soft limits a value is
 * accepted and marked "valor incomum, confirme".
 */
export interface LimitesDeSinal {
  rotulo: string;
  sigla: string;
  unidade: string;
  minimo: number;
  maximo: number;
  incomumAbaixo: number;
  incomumAcima: number;
  casas: number;
}

export const SINAIS_VITAIS = {
  pressao_sistolica: {
    rotulo: 'Pressão sistólica',
    sigla: 'PAS',
    unidade: 'mmHg',
    minimo: 30,
    maximo: 350,
    incomumAbaixo: 60,
    incomumAcima: 260,
    casas: 0,
  },
  pressao_diastolica: {
    rotulo: 'Pressão diastólica',
    sigla: 'PAD',
    unidade: 'mmHg',
    minimo: 10,
    maximo: 250,
    incomumAbaixo: 30,
    incomumAcima: 160,
    casas: 0,
  },
  frequencia_cardiaca: {
    rotulo: 'Frequência cardíaca',
    sigla: 'FC',
    unidade: 'bpm',
    minimo: 10,
    maximo: 350,
    incomumAbaixo: 30,
    incomumAcima: 220,
    casas: 0,
  },
  frequencia_respiratoria: {
    rotulo: 'Frequência respiratória',
    sigla: 'FR',
    unidade: 'irpm',
    minimo: 1,
    maximo: 120,
    incomumAbaixo: 6,
    incomumAcima: 70,
    casas: 0,
  },
  temperatura: {
    rotulo: 'Temperatura',
    sigla: 'Tax',
    unidade: '°C',
    minimo: 20,
    maximo: 46,
    incomumAbaixo: 32,
    incomumAcima: 42,
    casas: 1,
  },
  saturacao: {
    rotulo: 'Saturação de O₂',
    sigla: 'SpO₂',
    unidade: '%',
    minimo: 30,
    maximo: 100,
    incomumAbaixo: 60,
    incomumAcima: 100,
    casas: 0,
  },
  glicemia: {
    rotulo: 'Glicemia capilar',
    sigla: 'HGT',
    unidade: 'mg/dL',
    minimo: 10,
    maximo: 2500,
    incomumAbaixo: 40,
    incomumAcima: 1000,
    casas: 0,
  },
  peso_kg: {
    rotulo: 'Peso',
    sigla: 'Peso',
    unidade: 'kg',
    minimo: 0.3,
    maximo: 650,
    incomumAbaixo: 0.3,
    incomumAcima: 250,
    casas: 3,
  },
  altura_cm: {
    rotulo: 'Altura',
    sigla: 'Alt',
    unidade: 'cm',
    minimo: 20,
    maximo: 272,
    incomumAbaixo: 20,
    incomumAcima: 220,
    casas: 1,
  },
  dor: {
    rotulo: 'Dor',
    sigla: 'Dor',
    unidade: 'pontos',
    minimo: 0,
    maximo: 10,
    incomumAbaixo: 0,
    incomumAcima: 10,
    casas: 0,
  },
} as const satisfies Record<string, LimitesDeSinal>;

export type SinalVital = keyof typeof SINAIS_VITAIS;
export type SinaisVitais = Record<SinalVital, number | null>;

/** The names of all vital signs, in the order in which they are asked and shown. */
export const NOMES_DOS_SINAIS = Object.keys(SINAIS_VITAIS) as readonly SinalVital[];

/** Whether a value inside the hard limits is unusual enough to ask for confirmation. */
export function incomum(sinal: SinalVital, valor: number): boolean {
  const { incomumAbaixo, incomumAcima } = SINAIS_VITAIS[sinal];
  return valor < incomumAbaixo || valor > incomumAcima;
}
