import type { Entrada } from './contrato.ts';

/** The grade is the score (Wagner 1981). */
export function calcular({ grade }: Entrada) {
  return { score: grade };
}
