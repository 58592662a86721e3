import type { Entrada } from './contrato.ts';

/** Each film needs pain in its zone and either bone tenderness or no four steps (Stiell 1993). */
export function calcular(entrada: Entrada) {
  const { unable_to_bear_weight: naoApoia } = entrada;
  return {
    ankle_xray:
      entrada.malleolar_pain &&
      (entrada.lateral_malleolus_tenderness || entrada.medial_malleolus_tenderness || naoApoia),
    foot_xray:
      entrada.midfoot_pain &&
      (entrada.navicular_tenderness || entrada.fifth_metatarsal_tenderness || naoApoia),
  };
}
