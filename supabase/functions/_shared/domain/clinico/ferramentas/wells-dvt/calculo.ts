import { contar, pontos } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** One point for each of nine findings, two less when another diagnosis explains as well (Wells 2003). */
export function calcular(entrada: Entrada) {
  const achados = contar(
    entrada.active_cancer,
    entrada.paralysis_or_immobilization,
    entrada.bedridden_or_surgery,
    entrada.localized_tenderness,
    entrada.entire_leg_swollen,
    entrada.calf_swelling_gt_3cm,
    entrada.pitting_edema,
    entrada.collateral_veins,
    entrada.previous_dvt,
  );
  return { score: achados + pontos([entrada.alternative_diagnosis, -2]) };
}
