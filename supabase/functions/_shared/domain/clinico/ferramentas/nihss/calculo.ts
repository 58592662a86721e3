import { somar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** The sum of the fifteen items; one that cannot be tested counts 0. */
export function calcular(entrada: Entrada) {
  return { score: somar(...Object.values(entrada)) };
}
