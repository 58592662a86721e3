import { contar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** One point each: fast breathing, low systolic pressure, altered mentation. */
export function calcular({ rr, sbp, gcs }: Entrada) {
  return { score: contar(rr >= 22, sbp <= 100, gcs < 15) };
}
