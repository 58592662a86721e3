import { contar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** One point for each of the five items (Little 2013). */
export function calcular(entrada: Entrada) {
  const { fever_24h, purulence, attend_within_3d, severe_inflammation, no_cough_coryza } = entrada;
  return {
    score: contar(fever_24h, purulence, attend_within_3d, severe_inflammation, no_cough_coryza),
  };
}
