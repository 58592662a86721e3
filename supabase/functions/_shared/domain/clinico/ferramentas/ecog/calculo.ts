import type { Entrada } from './contrato.ts';

/** The grade is the score (Oken 1982). */
export function calcular({ grade }: Entrada) {
  return { score: grade };
}
