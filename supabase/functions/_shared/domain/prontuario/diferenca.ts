/** A stretch of text that both versions have, or only the older or the newer one. */
export interface Trecho {
  tipo: 'igual' | 'retirado' | 'acrescentado';
  texto: string;
}

/** How many differences are shown; beyond, one text replaces the other. */
const MAXIMO_DE_DIFERENCAS = 1500;

/**
 * What changed from one text to the next, by words: kept and removed stretches make the older text,
 * kept and added ones the newer. Shortest edit script (Myers, 1986).
 */
export function diferenca(antes: string, depois: string): Trecho[] {
  const de = palavras(antes);
  const para = palavras(depois);
  let inicio = 0;
  while (inicio < de.length && inicio < para.length && de[inicio] === para[inicio]) inicio += 1;
  let fim = 0;
  while (
    fim < de.length - inicio &&
    fim < para.length - inicio &&
    de[de.length - 1 - fim] === para[para.length - 1 - fim]
  ) {
    fim += 1;
  }
  return juntar([
    ...de.slice(0, inicio).map((texto) => ({ tipo: 'igual' as const, texto })),
    ...menorCaminho(de.slice(inicio, de.length - fim), para.slice(inicio, para.length - fim)),
    ...de.slice(de.length - fim).map((texto) => ({ tipo: 'igual' as const, texto })),
  ]);
}

/** Splits a text into words, spaces and signs, which joined again are the text. */
function palavras(texto: string): string[] {
  return texto.match(/[\p{L}\p{N}]+(?:[.,/][\p{N}]+)*|\s+|[^\p{L}\p{N}\s]/gu) ?? [];
}

function menorCaminho(de: readonly string[], para: readonly string[]): Trecho[] {
  const passos = avancar(de, para);
  return passos ? voltar(de, para, passos) : trocar(de, para);
}

function trocar(de: readonly string[], para: readonly string[]): Trecho[] {
  return [
    ...de.map((texto) => ({ tipo: 'retirado' as const, texto })),
    ...para.map((texto) => ({ tipo: 'acrescentado' as const, texto })),
  ];
}

type Fronteira = ReadonlyMap<number, number>;

/**
 * Finds the furthest point of each diagonal, by number of differences; null when there are too
 * many.
 */
function avancar(de: readonly string[], para: readonly string[]): Fronteira[] | null {
  const passos: Fronteira[] = [];
  let fronteira = new Map([[1, 0]]);
  for (let d = 0; d <= Math.min(de.length + para.length, MAXIMO_DE_DIFERENCAS); d += 1) {
    passos.push(fronteira);
    const seguinte = new Map(fronteira);
    for (let k = -d; k <= d; k += 2) {
      let x = origem(fronteira, k, d) === k + 1 ? em(fronteira, k + 1) : em(fronteira, k - 1) + 1;
      while (x < de.length && x - k < para.length && de[x] === para[x - k]) x += 1;
      seguinte.set(k, x);
      if (x >= de.length && x - k >= para.length) return passos;
    }
    fronteira = seguinte;
  }
  return null;
}

const em = (fronteira: Fronteira, k: number) => fronteira.get(k) ?? -1;

/**
 * Finds the diagonal from which the furthest path to `k` comes: the one above (added) or below
 * (removed).
 */
function origem(fronteira: Fronteira, k: number, d: number): number {
  const desce = k === -d || (k !== d && em(fronteira, k - 1) < em(fronteira, k + 1));
  return desce ? k + 1 : k - 1;
}

function voltar(
  de: readonly string[],
  para: readonly string[],
  passos: readonly Fronteira[],
): Trecho[] {
  const trechos: Trecho[] = [];
  let x = de.length;
  let y = para.length;
  for (let d = passos.length - 1; d >= 0; d -= 1) {
    const fronteira = passos[d] ?? new Map();
    const anterior = origem(fronteira, x - y, d);
    const xAnterior = d === 0 ? 0 : em(fronteira, anterior);
    const yAnterior = d === 0 ? 0 : xAnterior - anterior;
    while (x > xAnterior && y > yAnterior) {
      x -= 1;
      y -= 1;
      trechos.push({ tipo: 'igual', texto: de[x] ?? '' });
    }
    if (d === 0) break;
    if (x === xAnterior) trechos.push({ tipo: 'acrescentado', texto: para[yAnterior] ?? '' });
    else trechos.push({ tipo: 'retirado', texto: de[xAnterior] ?? '' });
    x = xAnterior;
    y = yAnterior;
  }
  return trechos.reverse();
}

/** Joins neighbours of one kind. */
function juntar(trechos: readonly Trecho[]): Trecho[] {
  const juntos: Trecho[] = [];
  for (const { tipo, texto } of trechos) {
    const ultimo = juntos.at(-1);
    if (ultimo?.tipo === tipo) ultimo.texto += texto;
    else juntos.push({ tipo, texto });
  }
  return juntos;
}
