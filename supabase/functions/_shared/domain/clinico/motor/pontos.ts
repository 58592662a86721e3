/**
 * Sums a point score: each entry is a condition and what it is worth.
 * `pontos([idade >= 65, 1], [diabetes, 1])`
 */
export function pontos(...itens: readonly (readonly [vale: boolean, quanto: number])[]): number {
  return itens.reduce((soma, [vale, quanto]) => soma + (vale ? quanto : 0), 0);
}

/** Counts the conditions that hold. */
export function contar(...condicoes: readonly boolean[]): number {
  return condicoes.filter(Boolean).length;
}

/** Sums the values of a scale. */
export function somar(...valores: readonly number[]): number {
  return valores.reduce((soma, valor) => soma + valor, 0);
}

/**
 * Reads the points of a table of ascending steps: `degraus(v, [[9, 3], [12, 1]], 0)` is 3 below 9,
 * 1 from 9 to below 12, 0 from 12 on.
 */
export function degraus(
  valor: number,
  abaixoDe: readonly (readonly [limite: number, pontos: number])[],
  oResto: number,
): number {
  return abaixoDe.find(([limite]) => valor < limite)?.[1] ?? oResto;
}
