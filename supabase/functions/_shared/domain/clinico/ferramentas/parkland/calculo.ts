import type { Notas } from '../../motor/notas.ts';
import type { Entrada } from './contrato.ts';

const PRIMEIRA_FASE_H = 8;
const SEGUNDA_FASE_H = 16;

/** Crystalloid in mL: half until 8 h after the burn (not after arrival), half in the next 16 h. */
export function calcular(
  { weight_kg, tbsa_pct, hours_since_burn, ml_per_kg_pct }: Entrada,
  notas: Notas,
) {
  const total_24h_ml = ml_per_kg_pct * weight_kg * tbsa_pct;
  const metade = total_24h_ml / 2;
  const restam = PRIMEIRA_FASE_H - hours_since_burn;
  if (restam <= 0) {
    notas.ausente(
      'rate_first_ml_h',
      'Já se passaram 8 h da queimadura: não há vazão da primeira fase. Reponha conforme diurese e perfusão.',
    );
  }
  return {
    total_24h_ml,
    first_8h_ml: metade,
    rate_first_ml_h: restam > 0 ? metade / restam : undefined,
    next_16h_ml: metade,
    rate_next_ml_h: metade / SEGUNDA_FASE_H,
  };
}
