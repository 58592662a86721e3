import { numeroPorExtenso } from '../../motor/texto.ts';
import type { Sexo } from './sexo.ts';

/** kg at 60 inches. */
const PESO_NA_BASE = { feminino: 45.5, masculino: 50 } as const;
const CM_POR_POLEGADA = 2.54;
const KG_POR_POLEGADA = 2.3;

/** 60 inches, in cm: below it Devine's equation was not defined. */
const BASE_CM = 60 * CM_POR_POLEGADA;

/**
 * Ideal body weight in kg, from height in cm (Devine 1974). Below 152.4 cm the line is extrapolated
 * (see `avisoDeExtrapolacao`); below about 102 cm it gives no weight at all, hence undefined.
 */
export function pesoIdeal(alturaCm: number, sexo: Sexo): number | undefined {
  const kg = PESO_NA_BASE[sexo] + (KG_POR_POLEGADA * (alturaCm - BASE_CM)) / CM_POR_POLEGADA;
  return kg > 0 ? kg : undefined;
}

/** Adjusted body weight in kg: the ideal one plus 0.4 of the excess (Winter 2012). */
export function pesoAjustado(ideal: number, real: number): number {
  return ideal + 0.4 * (real - ideal);
}

/** The sentence for a height that the equation was not made for; undefined for the others. */
export function avisoDeExtrapolacao(alturaCm: number): string | undefined {
  if (alturaCm >= BASE_CM) return undefined;
  return `Peso ideal fora da faixa de derivação: abaixo de ${numeroPorExtenso(BASE_CM)} cm a equação de Devine é extrapolada.`;
}

/** Why there is no ideal weight. */
export const SEM_PESO_IDEAL =
  'Nesta altura a equação de Devine não dá um peso possível: use o peso real.';
