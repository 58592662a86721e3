import { contar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** How many of the eight criteria are present; the rule holds only with none (Kline 2004). */
export function calcular(entrada: Entrada) {
  const positive_criteria = contar(
    entrada.age >= 50,
    entrada.hr >= 100,
    entrada.spo2 < 95,
    entrada.unilateral_leg_swelling,
    entrada.hemoptysis,
    entrada.recent_surgery_trauma,
    entrada.prior_vte,
    entrada.estrogen_use,
  );
  return { positive_criteria, perc_negative: positive_criteria === 0 };
}
