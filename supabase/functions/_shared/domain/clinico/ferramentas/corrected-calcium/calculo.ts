import type { Entrada } from './contrato.ts';

/** Total calcium corrected for albumin: mg/dL and g/dL (convention after Payne 1973). */
export function calcular({ calcium_mg_dl, albumin_g_dl }: Entrada) {
  return { corrected_calcium_mg_dl: calcium_mg_dl + 0.8 * (4 - albumin_g_dl) };
}
