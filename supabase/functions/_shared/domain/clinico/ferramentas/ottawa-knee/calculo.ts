import type { Entrada } from './contrato.ts';

/** Any of the five asks for a film; age in years (Stiell 1996). */
export function calcular(entrada: Entrada) {
  return {
    xray:
      entrada.age >= 55 ||
      entrada.patella_isolated_tenderness ||
      entrada.fibular_head_tenderness ||
      entrada.unable_flex_90 ||
      entrada.unable_to_bear_weight,
  };
}
