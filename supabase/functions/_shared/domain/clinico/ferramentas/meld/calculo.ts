import { ln } from '../../motor/matematica.ts';
import type { Entrada } from './contrato.ts';

/**
 * The whole number that OPTN calls MELD(i), before the cap of 40: the equation rounded to one
 * decimal, times ten. Bilirubin and creatinine in mg/dL; what is below 1 counts 1, creatinine at
 * most 4, and dialysis counts as 4 (Kamath 2001).
 */
export function meldInicial({ bilirubin, inr, creatinine, dialysis }: Entrada): number {
  const cr = dialysis ? 4 : Math.min(Math.max(creatinine, 1), 4);
  const equacao =
    0.957 * ln(cr) + 0.378 * ln(Math.max(bilirubin, 1)) + 1.12 * ln(Math.max(inr, 1)) + 0.643;
  return Math.round(equacao * 10);
}

/** MELD, 6 to 40. */
export function calcular(entrada: Entrada) {
  return { score: Math.min(meldInicial(entrada), 40) };
}
