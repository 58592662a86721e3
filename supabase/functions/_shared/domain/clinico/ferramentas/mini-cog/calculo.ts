import { pontos } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** Words recalled (0 to 3), and 2 points for a normal clock; below 3 the screen is positive. */
export function calcular({ recall, clock_normal }: Entrada) {
  const score = recall + pontos([clock_normal, 2]);
  return { score, positive_screen: score < 3 };
}
