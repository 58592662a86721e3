import type { Notas } from '../../motor/notas.ts';
import { contar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** One point each: temperature (°C), heart rate, breathing, white cells (10³/µL); Bone 1992. */
export function calcular(entrada: Entrada, notas: Notas) {
  const { temp_c, hr, rr, wbc, paco2, bands_pct } = entrada;
  const respiracao = rr > 20 || (paco2 !== undefined && paco2 < 32);
  const leucocitos = wbc > 12 || wbc < 4 || (bands_pct !== undefined && bands_pct > 10);
  notas.faltantes([
    ...(respiracao || paco2 !== undefined ? [] : ['PaCO₂']),
    ...(leucocitos || bands_pct !== undefined ? [] : ['bastões']),
  ]);
  const score = contar(temp_c > 38 || temp_c < 36, hr > 90, respiracao, leucocitos);
  return { score, positive: score >= 2 };
}
