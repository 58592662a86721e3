import { degraus, pontos, somar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** Points of age in years: below 45 none, 45–64 one, 65 or more two. */
const IDADE = [
  [45, 0],
  [65, 1],
] as const;

/** Points of the number of risk factors: none, one or two, three or more. */
const FATORES = [
  [1, 0],
  [3, 1],
] as const;

/** History, ECG, age, risk factors and troponin, 0 to 2 each (Six 2008). */
export function calcular(entrada: Entrada) {
  const { history, ecg, age, risk_factors_count, known_atherosclerosis, troponin_ratio } = entrada;
  const fatores = known_atherosclerosis ? 2 : degraus(risk_factors_count, FATORES, 2);
  const troponina = pontos([troponin_ratio > 1, 1], [troponin_ratio > 3, 1]);
  return { score: somar(history, ecg, degraus(age, IDADE, 2), fatores, troponina) };
}
