import { contar, pontos } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** 0 to 12; °C, % of neutrophils, leucocytes in 10³/µL, CRP in mg/L (Andersson 2008). */
export function calcular(entrada: Entrada) {
  const { pmn_pct, wbc, crp_mg_l } = entrada;
  return {
    score:
      pontos([entrada.vomiting, 1], [entrada.rif_pain, 1], [entrada.temp_c >= 38.5, 1]) +
      entrada.rebound +
      contar(pmn_pct >= 70, pmn_pct >= 85) +
      contar(wbc >= 10, wbc >= 15) +
      contar(crp_mg_l >= 10, crp_mg_l >= 50),
  };
}
