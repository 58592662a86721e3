import type { Entrada } from './contrato.ts';

/** The level is the score, in tens (Karnofsky 1949). */
export function calcular({ performance }: Entrada) {
  return { score: performance };
}
