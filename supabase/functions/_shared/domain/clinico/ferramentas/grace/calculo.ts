import { degraus, pontos, somar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** Each row: below this value, these points (Granger 2003). Age in years. */
const IDADE = [
  [30, 0],
  [40, 8],
  [50, 25],
  [60, 41],
  [70, 58],
  [80, 75],
  [90, 91],
] as const;

/** Heart rate, beats per minute. */
const FREQUENCIA = [
  [50, 0],
  [70, 3],
  [90, 9],
  [110, 15],
  [150, 24],
  [200, 38],
] as const;

/** Systolic pressure, mmHg. */
const SISTOLICA = [
  [80, 58],
  [100, 53],
  [120, 43],
  [140, 34],
  [160, 24],
  [200, 10],
] as const;

/** Creatinine, mg/dL. */
const CREATININA = [
  [0.4, 1],
  [0.8, 4],
  [1.2, 7],
  [1.6, 10],
  [2, 13],
  [4, 21],
] as const;

/** Killip's class, 1 to 4. */
const KILLIP = [
  [2, 0],
  [3, 20],
  [4, 39],
] as const;

/** Points of the nomogram for death in hospital, 1 to 372 (Granger 2003). */
export function calcular(entrada: Entrada) {
  const score = somar(
    degraus(entrada.age, IDADE, 100),
    degraus(entrada.hr, FREQUENCIA, 46),
    degraus(entrada.sbp, SISTOLICA, 0),
    degraus(entrada.creatinine, CREATININA, 28),
    degraus(entrada.killip, KILLIP, 59),
    pontos(
      [entrada.cardiac_arrest, 39],
      [entrada.st_deviation, 28],
      [entrada.elevated_markers, 14],
    ),
  );
  return { score };
}
