import { contar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** One point for each of six predictors (Lee 1999); creatinine in mg/dL. */
export function calcular(entrada: Entrada) {
  const score = contar(
    entrada.high_risk_surgery,
    entrada.ischemic_heart_disease,
    entrada.heart_failure,
    entrada.cerebrovascular_disease,
    entrada.insulin,
    entrada.creatinine > 2,
  );
  return { score };
}
