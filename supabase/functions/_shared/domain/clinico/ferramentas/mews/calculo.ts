import { degraus, somar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

const AVPU = { A: 0, V: 1, P: 2, U: 3 } as const;

/** Five parameters (Subbe 2001): each table gives the points below its limits, then the rest. */
export function calcular({ sbp, hr, rr, temp_c, avpu }: Entrada) {
  const score = somar(
    degraus(
      sbp,
      [
        [71, 3],
        [81, 2],
        [101, 1],
        [200, 0],
      ],
      2,
    ),
    degraus(
      hr,
      [
        [41, 2],
        [51, 1],
        [101, 0],
        [111, 1],
        [130, 2],
      ],
      3,
    ),
    degraus(
      rr,
      [
        [9, 2],
        [15, 0],
        [21, 1],
        [30, 2],
      ],
      3,
    ),
    degraus(
      temp_c,
      [
        [35, 2],
        [38.5, 0],
      ],
      2,
    ),
    AVPU[avpu],
  );
  return { score };
}
