import { somar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** The sum of nine items of 0 to 7 and orientation of 0 to 4. */
export function calcular(entrada: Entrada) {
  return { score: somar(...Object.values(entrada)) };
}
