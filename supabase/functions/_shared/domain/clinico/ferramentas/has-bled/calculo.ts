import { contar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** One point for each of nine items (Pisters 2010); age in years. */
export function calcular(entrada: Entrada) {
  const score = contar(
    entrada.hypertension_uncontrolled,
    entrada.abnormal_renal,
    entrada.abnormal_liver,
    entrada.stroke,
    entrada.bleeding_history,
    entrada.labile_inr,
    entrada.age > 65,
    entrada.drugs,
    entrada.alcohol,
  );
  return { score };
}
