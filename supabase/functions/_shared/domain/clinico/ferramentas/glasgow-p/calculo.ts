import { somar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** The Glasgow total less one point for each pupil that does not react to light (Brennan 2018). */
export function calcular({ eye, verbal, motor, unreactive_pupils }: Entrada) {
  return { score: somar(eye, verbal, motor) - unreactive_pupils };
}
