import type { Entrada } from './contrato.ts';

/** Heart rate (bpm) over systolic pressure (mmHg). */
export function calcular({ hr, sbp }: Entrada) {
  return { shock_index: hr / sbp };
}
