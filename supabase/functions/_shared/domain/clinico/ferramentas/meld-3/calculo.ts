import { ln } from '../../motor/matematica.ts';
import type { Entrada } from './contrato.ts';

function entre(minimo: number, valor: number, maximo: number): number {
  return Math.min(Math.max(valor, minimo), maximo);
}

/**
 * MELD 3.0. Bilirubin and creatinine in mg/dL, albumin in g/dL, sodium in mmol/L, each held within
 * the bounds of the paper (Kim 2021); the score is held within 6 and 40 by OPTN.
 */
export function calcular(entrada: Entrada) {
  const lnBili = ln(Math.max(entrada.bilirubin, 1));
  const lnInr = ln(Math.max(entrada.inr, 1));
  const lnCr = ln(entrada.dialysis ? 3 : entre(1, entrada.creatinine, 3));
  const sodio = 137 - entre(125, entrada.sodium, 137);
  const albumina = 3.5 - entre(1.5, entrada.albumin, 3.5);
  const raw =
    (entrada.gender === 'feminino' ? 1.33 : 0) +
    4.56 * lnBili +
    0.82 * sodio -
    0.24 * sodio * lnBili +
    9.09 * lnInr +
    11.14 * lnCr +
    1.85 * albumina -
    1.83 * albumina * lnCr +
    6;
  return { score: entre(6, Math.round(raw), 40), raw };
}
