import { somar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** The sum of the six subscales, 6 to 23: the lower, the greater the risk. */
export function calcular(entrada: Entrada) {
  return {
    score: somar(
      entrada.sensory,
      entrada.moisture,
      entrada.activity,
      entrada.mobility,
      entrada.nutrition,
      entrada.friction_shear,
    ),
  };
}
