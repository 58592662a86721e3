import { somar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** The sum of the seven items. */
export function calcular({ items }: Entrada) {
  return { score: somar(...items) };
}
