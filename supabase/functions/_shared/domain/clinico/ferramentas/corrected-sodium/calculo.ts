import type { Notas } from '../../motor/notas.ts';
import type { Entrada } from './contrato.ts';

/** mmol/L of sodium for each 100 mg/dL of glucose above 100. */
const KATZ = 1.6;
const HILLIER = 2.4;

/** Sodium in mmol/L once the glucose (mg/dL) is back to normal (Katz 1973; Hillier 1999). */
export function calcular({ sodium, glucose_mg_dl }: Entrada, notas: Notas) {
  if (glucose_mg_dl <= 100) {
    notas.aviso('Glicemia até 100 mg/dL: não há o que corrigir, vale o sódio medido.');
    return { katz: sodium, hillier: sodium };
  }
  if (glucose_mg_dl > 400) {
    notas.aviso('Acima de 400 mg/dL, o fator de Hillier se aproxima mais do sódio real.');
  }
  const centenas = (glucose_mg_dl - 100) / 100;
  return { katz: sodium + KATZ * centenas, hillier: sodium + HILLIER * centenas };
}
