/**
 * Counts the units that a text names in digits, fractions or words; what is not understood stays
 * unknown.
 */

const FRACAO = String.raw`\d+\s*/\s*\d+`;
const METADE = 'mei[oa]';
const PALAVRA = `${METADE}|uma?|dois|duas|tres|quatro`;
const PARCELA = String.raw`(?:${FRACAO}|\d+(?:[.,]\d+)*|\b(?:${PALAVRA})\b)`;
const SOMA = String.raw`${PARCELA}(?:\s+(?:e\s+)?(?:${FRACAO}|${METADE}\b))?`;
/** Matches the words that repeat the digits: "60 (sessenta) comprimidos". */
const POR_EXTENSO = String.raw`(?:\s*\([^()]*\))?`;

const VALOR_DA_PALAVRA: Readonly<Record<string, number>> = {
  meio: 0.5,
  meia: 0.5,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
};
/** Matches groups of thousands: 1.000 is a thousand, but 0.125 an eighth. */
const MILHAR = /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/;

/** Finds a count of some units in a text without accents and capitals. */
export interface Contador {
  /** Returns the part of the text that counts; undefined when none does. */
  trecho(texto: string): string | undefined;
  /** Returns how many; of a range ("1 a 2") the higher, which is what may be taken. */
  quantos(texto: string): number | undefined;
}

/** Makes a counter of units, given as alternatives of a regular expression. */
export function contadorDe(unidades: string): Contador {
  const expressao = new RegExp(
    String.raw`(?<![\w.,/])(?:(${SOMA})\s*(?:-|a|ou|ate)\s*)?(${SOMA})${POR_EXTENSO}` +
      String.raw`\s*(?:${unidades})\b(?:\s+e\s+(${FRACAO}|${METADE}\b))?`,
  );
  return {
    trecho: (texto) => expressao.exec(simples(texto))?.[0],
    quantos(texto) {
      const [, de, ate = '', mais = ''] = expressao.exec(simples(texto)) ?? [];
      const maior = soma(`${ate} ${mais}`);
      if (de === undefined || maior === undefined) return maior;
      return (soma(de) ?? Infinity) < maior ? maior : undefined;
    },
  };
}

/** Reads a number as it is written in Portuguese, or with a decimal point. */
export function numeroDe(texto: string | undefined): number | undefined {
  if (texto === undefined) return undefined;
  const semMilhar = MILHAR.test(texto) ? texto.replaceAll('.', '') : texto;
  const valor = Number(semMilhar.replace(',', '.'));
  return Number.isNaN(valor) ? undefined : valor;
}

/** Writes the signs of fractions in digits: ½ is 1/2, and 1½ is 1 1/2. */
function simples(texto: string): string {
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
  if (abaixo === undefined) return VALOR_DA_PALAVRA[texto] ?? numeroDe(texto);
  const valor = Number(acima) / Number(abaixo);
  return valor > 0 && valor < 1 ? valor : undefined;
}
