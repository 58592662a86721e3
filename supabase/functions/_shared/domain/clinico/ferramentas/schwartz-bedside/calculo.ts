import type { Notas } from '../../motor/notas.ts';
import type { Entrada } from './contrato.ts';

/** Estimated GFR in mL/min/1.73 m²; height in cm, creatinine in mg/dL (Schwartz 2009). */
export function calcular({ height_cm, creatinine }: Entrada, notas: Notas) {
  const egfr = (0.413 * height_cm) / creatinine;
  if (egfr < 15 || egfr > 75) {
    notas.aviso('A equação acerta melhor entre 15 e 75 mL/min/1,73 m²: interprete com cautela.');
  }
  return { egfr };
}
