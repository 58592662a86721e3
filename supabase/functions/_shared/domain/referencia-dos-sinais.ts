import type { SinalVital } from './sinais-vitais.ts';

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
 * The expected range of a sign at an age, or null where none is stated: weight and height have
 * growth charts, pain has a scale, and rates and pressure of unknown age are not judged.
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

/** Where a value stands against the range expected at an age in days (null: unknown). */
export function situacaoDoSinal(sinal: SinalVital, valor: number, dias: number | null): Situacao {
  const faixa = faixaEsperada(sinal, dias);
  if (faixa?.minimo !== undefined && valor < faixa.minimo) return 'abaixo';
  if (faixa?.maximo !== undefined && valor > faixa.maximo) return 'acima';
  return 'dentro';
}
