import type { Entrada } from './contrato.ts';

/** Low risk only when all five are absent (Hoffman 2000). */
export function calcular(entrada: Entrada) {
  return {
    imaging_indicated:
      entrada.midline_tenderness ||
      entrada.focal_deficit ||
      entrada.altered_alertness ||
      entrada.intoxication ||
      entrada.distracting_injury,
  };
}
