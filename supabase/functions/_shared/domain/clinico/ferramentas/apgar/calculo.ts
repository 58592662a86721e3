import { somar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** The sum of five signs, each from 0 to 2. */
export function calcular({ appearance, pulse, grimace, activity, respiration }: Entrada) {
  return { score: somar(appearance, pulse, grimace, activity, respiration) };
}
