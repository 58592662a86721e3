/** One page of a list counted from 1. */
interface Pagina {
  readonly pagina: number;
  readonly limite: number;
}

/**
 * Returns the first and last row to ask for: one more than the page shows, to know if there are
 * more.
 */
export function faixaDe({ pagina, limite }: Pagina): [primeira: number, ultima: number] {
  const primeira = (pagina - 1) * limite;
  return [primeira, primeira + limite];
}

/** Returns the rows that the page shows, and whether there are more. */
export function cortar<Linha>(
  linhas: readonly Linha[],
  limite: number,
): { linhas: Linha[]; temMais: boolean } {
  return { linhas: linhas.slice(0, limite), temMais: linhas.length > limite };
}
