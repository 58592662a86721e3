/**
 * Vital signs of an entry, for whoever asks, checks, shows, exports or calculates with them: unit,
 * limits and how many decimals are kept.
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

/**
 * Makes something for each sign, in their order: the fields of a schema, the values of an entry.
 */
export function porSinal<T>(de: (sinal: SinalVital) => T): Record<SinalVital, T> {
  return Object.fromEntries(NOMES_DOS_SINAIS.map((sinal) => [sinal, de(sinal)])) as Record<
    SinalVital,
    T
  >;
}

/** Says how many decimals a sign keeps. */
export function pedidoDeCasas(casas: number): string {
  if (casas === 0) return 'informe um número inteiro';
  return `use no máximo ${casas} ${casas === 1 ? 'casa decimal' : 'casas decimais'}`;
}

/** Whether two pressures can be of one heart: the diastolic is the lower. */
export function pressoesCoerentes(sistolica: number, diastolica: number): boolean {
  return diastolica < sistolica;
}
export const PRESSAO_INVERTIDA = 'Pressão diastólica: precisa ser menor que a sistólica.';

/**
 * Expected range of a vital sign at rest, by age. A value outside is shown with an arrow; it is
 * never refused and never a diagnosis.
 */
export interface FaixaEsperada {
  minimo?: number;
  maximo?: number;
}

export type Situacao = 'abaixo' | 'dentro' | 'acima';

const ANO = 365.25;

interface Idades {
  ateDias: number;
  frequencia_cardiaca: FaixaEsperada;
  frequencia_respiratoria: FaixaEsperada;
  /** Lowest systolic pressure that is not hypotension, by age in years. */
  sistolicaMinima: (anos: number) => number;
}

/** Awake children. Source: Pediatric Advanced Life Support (PALS) Provider Manual, AHA 2020. */
const CRIANCAS: readonly Idades[] = [
  {
    ateDias: 28,
    frequencia_cardiaca: { minimo: 100, maximo: 205 },
    frequencia_respiratoria: { minimo: 30, maximo: 60 },
    sistolicaMinima: () => 60,
  },
  {
    ateDias: ANO,
    frequencia_cardiaca: { minimo: 100, maximo: 180 },
    frequencia_respiratoria: { minimo: 30, maximo: 53 },
    sistolicaMinima: () => 70,
  },
  {
    ateDias: 4 * ANO,
    frequencia_cardiaca: { minimo: 98, maximo: 140 },
    frequencia_respiratoria: { minimo: 22, maximo: 37 },
    sistolicaMinima: (anos) => 70 + 2 * anos,
  },
  {
    ateDias: 6 * ANO,
    frequencia_cardiaca: { minimo: 80, maximo: 120 },
    frequencia_respiratoria: { minimo: 20, maximo: 28 },
    sistolicaMinima: (anos) => 70 + 2 * anos,
  },
  {
    ateDias: 12 * ANO,
    frequencia_cardiaca: { minimo: 75, maximo: 118 },
    frequencia_respiratoria: { minimo: 18, maximo: 25 },
    sistolicaMinima: (anos) => Math.min(70 + 2 * anos, 90),
  },
  {
    ateDias: 18 * ANO,
    frequencia_cardiaca: { minimo: 60, maximo: 100 },
    frequencia_respiratoria: { minimo: 12, maximo: 20 },
    sistolicaMinima: () => 90,
  },
];

/**
 * Adults at rest. Pressure: Brazilian Guidelines of Hypertension (140/90 and above is high in the
 * office), below 90 systolic is hypotension. Rates: 50–100 and 12–20 a minute.
 */
const ADULTO = {
  pressao_sistolica: { minimo: 90, maximo: 139 },
  pressao_diastolica: { minimo: 50, maximo: 89 },
  frequencia_cardiaca: { minimo: 50, maximo: 100 },
  frequencia_respiratoria: { minimo: 12, maximo: 20 },
} as const satisfies Partial<Record<SinalVital, FaixaEsperada>>;

/** The signs judged by age, of which nothing is said when the age is unknown. */
export const PELA_IDADE: readonly string[] = Object.keys(ADULTO);

/**
 * At any age: fever from 37.8 °C axillary (the usual Brazilian cut-off), hypothermia below 35 °C;
 * saturation from 95 %; capillary glucose alert below 70 mg/dL and from 200 mg/dL.
 */
const QUALQUER_IDADE = {
  temperatura: { minimo: 35, maximo: 37.7 },
  saturacao: { minimo: 95 },
  glicemia: { minimo: 70, maximo: 199 },
} as const satisfies Partial<Record<SinalVital, FaixaEsperada>>;

/**
 * Returns the expected range of a sign at an age, or null where none is stated: weight and height
 * have growth charts, pain has a scale, and rates and pressure of unknown age are not judged.
 */
export function faixaEsperada(sinal: SinalVital, dias: number | null): FaixaEsperada | null {
  if (sinal in QUALQUER_IDADE) return QUALQUER_IDADE[sinal as keyof typeof QUALQUER_IDADE];
  if (dias === null || !(sinal in ADULTO)) return null;
  const crianca = CRIANCAS.find(({ ateDias }) => dias < ateDias);
  if (!crianca) return ADULTO[sinal as keyof typeof ADULTO];
  switch (sinal) {
    case 'frequencia_cardiaca':
    case 'frequencia_respiratoria':
      return crianca[sinal];
    case 'pressao_sistolica':
      return { minimo: crianca.sistolicaMinima(Math.floor(dias / ANO)) };
    default:
      return null;
  }
}

/** Compares a value with the range expected at an age in days (null: unknown). */
export function situacaoDoSinal(sinal: SinalVital, valor: number, dias: number | null): Situacao {
  const faixa = faixaEsperada(sinal, dias);
  if (faixa?.minimo !== undefined && valor < faixa.minimo) return 'abaixo';
  if (faixa?.maximo !== undefined && valor > faixa.maximo) return 'acima';
  return 'dentro';
}
