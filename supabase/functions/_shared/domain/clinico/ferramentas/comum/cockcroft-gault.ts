import type { Notas } from '../../motor/notas.ts';
import { numeroComCasas } from '../../motor/texto.ts';
import { avisoDeExtrapolacao, pesoAjustado, pesoIdeal } from './peso-ideal.ts';
import type { Sexo } from './sexo.ts';

const FATOR_FEMININO = 0.85;

interface Pessoa {
  readonly age: number;
  /** kg, as weighed. */
  readonly weight: number;
  /** mg/dL. */
  readonly creatinine: number;
  readonly gender: Sexo;
}

/**
 * Creatinine clearance in mL/min, with a weight in kg (Cockcroft and Gault 1976). A low creatinine
 * is used as it is.
 */
export function depuracao({ age, creatinine, gender }: Pessoa, peso: number): number {
  const fator = gender === 'feminino' ? FATOR_FEMININO : 1;
  return (((140 - age) * peso) / (72 * creatinine)) * fator;
}

/**
 * Ideal and adjusted weight in kg, with a note that names the weight Winter 2012 recommends and its
 * clearance. Undefined, with the reason noted, where the equation has no ideal weight.
 */
export function compararPesos(
  pessoa: Pessoa,
  alturaCm: number,
  notas: Notas,
): { ideal: number; ajustado: number } | undefined {
  const extrapolado = avisoDeExtrapolacao(alturaCm);
  if (extrapolado) notas.aviso(extrapolado);
  const ideal = pesoIdeal(alturaCm, pessoa.gender);
  if (ideal === undefined) return undefined;
  const ajustado = pesoAjustado(ideal, pessoa.weight);
  const [kg, nome] = pesoRecomendado(pessoa.weight, ideal, ajustado);
  const clcr = numeroComCasas(depuracao(pessoa, kg), 0);
  notas.aviso(`Peso recomendado: ${nome}, ${numeroComCasas(kg, 1)} kg; ClCr ${clcr} mL/min.`);
  return { ideal, ajustado };
}

function pesoRecomendado(real: number, ideal: number, ajustado: number): [number, string] {
  if (real < ideal) return [real, 'o real (está abaixo do ideal)'];
  if (real > 1.2 * ideal) return [ajustado, 'o ajustado (o real passa de 120 % do ideal)'];
  return [ideal, 'o ideal'];
}

/** Said when the weights could not be compared. */
export const SEM_ALTURA = 'Calculado com o peso real, porque a altura não foi informada.';
