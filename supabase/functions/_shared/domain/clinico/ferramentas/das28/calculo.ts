import { ln } from '../../motor/matematica.ts';
import type { Notas } from '../../motor/notas.ts';
import type { Entrada } from './contrato.ts';

/**
 * DAS28 by ESR (mm/h) and by CRP (mg/L), whichever was given; global health in mm of a 100 mm scale
 * (Prevoo 1995).
 */
export function calcular({ tjc28, sjc28, global_health_mm, esr, crp_mg_l }: Entrada, notas: Notas) {
  const comum = 0.56 * Math.sqrt(tjc28) + 0.28 * Math.sqrt(sjc28) + 0.014 * global_health_mm;
  if (esr === undefined) notas.ausente('das28_esr', 'A VHS não foi informada.');
  if (crp_mg_l === undefined) notas.ausente('das28_crp', 'A PCR não foi informada.');
  return {
    das28_esr: esr === undefined ? undefined : comum + 0.7 * ln(esr),
    das28_crp: crp_mg_l === undefined ? undefined : comum + 0.36 * ln(crp_mg_l + 1) + 0.96,
  };
}
