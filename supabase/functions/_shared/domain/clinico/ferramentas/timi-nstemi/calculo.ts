import { contar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** One point for each of seven items (Antman 2000); age in years. */
export function calcular(entrada: Entrada) {
  const score = contar(
    entrada.age >= 65,
    entrada.risk_factors_ge3,
    entrada.known_cad_50,
    entrada.aspirin_7d,
    entrada.severe_angina_24h,
    entrada.st_deviation,
    entrada.positive_marker,
  );
  return { score };
}
