import { somar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** The sum of the five signs (Westley 1978). */
export function calcular({ stridor, retractions, air_entry, cyanosis, consciousness }: Entrada) {
  return { score: somar(stridor, retractions, air_entry, cyanosis, consciousness) };
}
