import { pontos } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** From this total on the medical inpatient is at high risk. */
export const RISCO_ALTO = 4;

/** Points of the eleven items (Barbar 2010); age in years, BMI in kg/m². */
export function calcular(entrada: Entrada) {
  const score = pontos(
    [entrada.active_cancer, 3],
    [entrada.previous_vte, 3],
    [entrada.reduced_mobility, 3],
    [entrada.thrombophilia, 3],
    [entrada.trauma_surgery_1mo, 2],
    [entrada.age >= 70, 1],
    [entrada.heart_or_respiratory_failure, 1],
    [entrada.mi_or_stroke, 1],
    [entrada.infection_or_rheumatologic, 1],
    [entrada.bmi >= 30, 1],
    [entrada.hormonal, 1],
  );
  return { score, high_risk: score >= RISCO_ALTO };
}
