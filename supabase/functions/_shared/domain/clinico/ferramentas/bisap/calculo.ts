import { contar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** One point each, 0 to 5; BUN in mg/dL, age in years (Wu 2008). */
export function calcular(entrada: Entrada) {
  return {
    score: contar(
      entrada.bun_mg_dl > 25,
      entrada.impaired_mental_status,
      entrada.sirs_count >= 2,
      entrada.age > 60,
      entrada.pleural_effusion,
    ),
  };
}
