import type { Entrada } from './contrato.ts';

/** Arterial oxygen (mmHg) over inspired fraction. */
export function calcular({ pao2, fio2 }: Entrada) {
  return { pf: pao2 / fio2 };
}
