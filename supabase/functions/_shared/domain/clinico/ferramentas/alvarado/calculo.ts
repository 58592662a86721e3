import { pontos } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** 0 to 10; temperature in °C, leucocytes in 10³/µL (Alvarado 1986). */
export function calcular(entrada: Entrada) {
  return {
    score: pontos(
      [entrada.migration, 1],
      [entrada.anorexia, 1],
      [entrada.nausea_vomiting, 1],
      [entrada.rlq_tenderness, 2],
      [entrada.rebound, 1],
      [entrada.temp_c >= 37.3, 1],
      [entrada.wbc > 10, 2],
      [entrada.left_shift, 1],
    ),
  };
}
