import { meldInicial } from '../meld/calculo.ts';
import type { Entrada } from './contrato.ts';

/**
 * MELD-Na of OPTN 2016, 6 to 40. Sodium (mmol/L) counts between 125 and 137, and only when the whole
 * number MELD(i) is above 11.
 */
export function calcular(entrada: Entrada) {
  const inicial = meldInicial(entrada);
  const falta = 137 - Math.min(Math.max(entrada.sodium, 125), 137);
  const doSodio = inicial > 11 ? 1.32 * falta - 0.033 * inicial * falta : 0;
  return { score: Math.min(Math.round(inicial + doSodio), 40) };
}
