/**
 * Logarithm, exponential and powers from sums and products alone. Engines differ in the last digit
 * of `Math.log`, `Math.cbrt` and `**`, and a result must be the same in the browser and in the
 * functions; the four operations and `Math.sqrt` are exact by IEEE 754 wherever they run.
 */

/** ln 2 in two parts, so that a multiple of it loses nothing (as in fdlibm). */
const LN2_ALTO = 6.931471803691238e-1;
const LN2_BAIXO = 1.9082149292705877e-10;
const RAIZ_DE_2 = Math.SQRT2;
const TERMOS_DO_LN = 12;
const TERMOS_DA_EXP = 15;

/** Returns the natural logarithm; NaN below zero, −∞ at zero. */
export function ln(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  let expoente = 0;
  let mantissa = x;
  for (; mantissa > RAIZ_DE_2; mantissa /= 2) expoente += 1;
  for (; mantissa * RAIZ_DE_2 < 1; mantissa *= 2) expoente -= 1;
  // ln m = 2 (s + s³/3 + s⁵/5 + …), s = (m − 1) / (m + 1)
  const s = (mantissa - 1) / (mantissa + 1);
  const s2 = s * s;
  let soma = 0;
  for (let n = TERMOS_DO_LN; n >= 1; n -= 1) soma = s2 * (1 / (2 * n + 1) + soma);
  return expoente * LN2_ALTO + (2 * s * (1 + soma) + expoente * LN2_BAIXO);
}

/** Raises e to a number. */
export function exp(x: number): number {
  if (!Number.isFinite(x)) return x === Number.NEGATIVE_INFINITY ? 0 : x;
  const dobras = Math.round(x / (LN2_ALTO + LN2_BAIXO));
  if (Math.abs(dobras) > 1074) return dobras > 0 ? Number.POSITIVE_INFINITY : 0;
  const resto = x - dobras * LN2_ALTO - dobras * LN2_BAIXO;
  let soma = 1;
  for (let n = TERMOS_DA_EXP; n >= 1; n -= 1) soma = 1 + (soma * resto) / n;
  const fator = dobras < 0 ? 0.5 : 2;
  for (let n = Math.abs(dobras); n > 0; n -= 1) soma *= fator;
  return soma;
}

/** Raises a positive base to any number. */
export function potencia(base: number, expoente: number): number {
  return exp(expoente * ln(base));
}

/** Returns the cube root of a positive number. */
export function raizCubica(x: number): number {
  const perto = potencia(x, 1 / 3);
  // One step of Newton's method takes it to the last digit.
  return perto - (perto * perto * perto - x) / (3 * perto * perto);
}
