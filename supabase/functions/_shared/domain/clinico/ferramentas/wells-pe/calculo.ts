import { pontos } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** Points of the seven items (Wells 2000); heart rate in beats per minute. */
export function calcular(entrada: Entrada) {
  const score = pontos(
    [entrada.dvt_signs, 3],
    [entrada.pe_most_likely, 3],
    [entrada.hr > 100, 1.5],
    [entrada.immobilization_or_surgery, 1.5],
    [entrada.prior_vte, 1.5],
    [entrada.hemoptysis, 1],
    [entrada.malignancy, 1],
  );
  return { score };
}
