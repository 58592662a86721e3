import { type Notas, Recusa } from '../../motor/notas.ts';
import { contar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/**
 * One point each: confusion, urea, breathing, pressure, age (Lim 2003). The urea cut-off of
 * 7 mmol/L is printed as 42 mg/dL of urea and 19 mg/dL of BUN: each unit keeps its own figure.
 *
 * @throws {Recusa} when the diastolic pressure is not below the systolic one.
 */
export function calcular(entrada: Entrada, notas: Notas) {
  const { confusion, bun_mg_dl = 0, urea_mg_dl = 0, rr, sbp, dbp, age } = entrada;
  if (dbp >= sbp) {
    throw new Recusa('dbp', 'A pressão diastólica precisa ser menor que a sistólica. Confira.');
  }
  if (urea_mg_dl > 42 && urea_mg_dl <= 50) {
    notas.aviso(
      'Ureia entre 42 e 50 mg/dL: pontua aqui, mas não no corte impresso pela SBPT (50).',
    );
  }
  const ureiaAlta = urea_mg_dl > 42 || bun_mg_dl > 19;
  return { score: contar(confusion, ureiaAlta, rr >= 30, sbp < 90 || dbp <= 60, age >= 65) };
}
