/**
 * Numbers as people write them: digits, fractions, words and ranges. What is not understood stays
 * unknown.
 */

import { DE_UM_A_NOVE } from '../numeros-em-palavras.ts';

const FRACAO = String.raw`\d+\s*/\s*\d+`;
const METADE = 'mei[oa]';
const PALAVRA = `${METADE}|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez`;

/** One number, as a piece of a regular expression without groups of its own. */
export const NUMERO = String.raw`\d+(?:[.,]\d+)*`;

/** One number, also in words. */
export const NUMERO_OU_PALAVRA = String.raw`(?:${NUMERO}|\b(?:${PALAVRA})\b)`;

const PARCELA = `(?:${FRACAO}|${NUMERO_OU_PALAVRA})`;
const SOMA = String.raw`${PARCELA}(?:\s+(?:e\s+)?(?:${FRACAO}|${METADE}\b))?`;
/** Matches the words that repeat the digits: "60 (sessenta) comprimidos". */
const POR_EXTENSO = String.raw`(?:\s*\([^()]*\))?`;

/** An amount, with the lower of its range before it: two groups. */
export const QUANTO = String.raw`(?<![\w.,/])(?:(${SOMA})\s*(?:-|a|ou|ate)\s*)?(${SOMA})${POR_EXTENSO}`;

/** "e meio" after the unit, as in "1 comprimido e meio": one group. */
export const E_MEIO = String.raw`(?:\s+e\s+(${FRACAO}|${METADE}\b))?`;

const VALOR_DA_PALAVRA: Readonly<Record<string, number>> = {
  meio: 0.5,
  meia: 0.5,
  ...DE_UM_A_NOVE,
  dez: 10,
};
/** Matches groups of thousands: 1.000 is a thousand, but 0.125 an eighth. */
const MILHAR = /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/;

/** How many, of a range the higher; undefined when the range falls. */
export interface Quanto {
  readonly valor: number;
  readonly de?: number;
}

/** Puts together what {@link QUANTO} and {@link E_MEIO} caught. */
export function quantoDe(de: string | undefined, ate = '', mais = ''): Quanto | undefined {
  const valor = soma(`${ate} ${mais}`);
  if (valor === undefined) return undefined;
  if (de === undefined) return { valor };
  const menor = soma(de);
  return menor !== undefined && menor < valor ? { valor, de: menor } : undefined;
}

/** Reads a number as it is written in Portuguese, with a decimal point, or in a word. */
export function numeroDe(texto: string | undefined): number | undefined {
  if (texto === undefined) return undefined;
  const semMilhar = MILHAR.test(texto) ? texto.replaceAll('.', '') : texto;
  const valor = VALOR_DA_PALAVRA[texto] ?? Number(semMilhar.replace(',', '.'));
  return Number.isNaN(valor) ? undefined : valor;
}

/** Writes the signs of fractions in digits: ½ is 1/2, and 1½ is 1 1/2. */
export function semSinaisDeFracao(texto: string): string {
  return texto
    .replace(/[¼½¾⅓⅔]/g, (sinal) => ` ${sinal.normalize('NFKD').replace('\u2044', '/')}`)
    .trim();
}

function soma(texto: string): number | undefined {
  const parcelas = texto
    .replace(/\s*\/\s*/g, '/')
    .split(/\s+/)
    .filter((parcela) => parcela !== '' && parcela !== 'e')
    .map(parcela);
  return parcelas.reduce(
    (total, valor) => (total === undefined || valor === undefined ? undefined : total + valor),
    parcelas.length > 0 ? 0 : undefined,
  );
}

function parcela(texto: string): number | undefined {
  const [acima = '', abaixo] = texto.split('/');
  if (abaixo === undefined) return numeroDe(texto);
  const valor = Number(acima) / Number(abaixo);
  return valor > 0 && valor < 1 ? valor : undefined;
}
