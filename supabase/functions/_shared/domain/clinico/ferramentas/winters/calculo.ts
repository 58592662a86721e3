import type { Notas } from '../../motor/notas.ts';
import type { Entrada } from './contrato.ts';

/** Half width of the expected range, mmHg. */
const MARGEM = 2;
/** mmol/L; from here on there is no metabolic acidosis to compensate. */
const BICARBONATO_NORMAL = 24;

/** PaCO₂ in mmHg that a metabolic acidosis should bring; bicarbonate in mmol/L (Albert 1967). */
export function calcular({ bicarbonate }: Entrada, notas: Notas) {
  if (bicarbonate >= BICARBONATO_NORMAL) {
    notas.aviso('A fórmula só vale na acidose metabólica; este bicarbonato não está baixo.');
  }
  const expected_paco2 = 1.5 * bicarbonate + 8;
  return { expected_paco2, low: expected_paco2 - MARGEM, high: expected_paco2 + MARGEM };
}
