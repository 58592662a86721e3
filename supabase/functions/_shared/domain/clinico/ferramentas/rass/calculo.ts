import type { Entrada } from './contrato.ts';

/** The level observed is the score. */
export function calcular({ rass }: Entrada) {
  return { score: rass };
}
