/** One page of a list counted from 1. */
interface Pagina {
  readonly pagina: number;
  readonly limite: number;
}

/** First and last row to ask for: one more than the page shows, which tells whether it goes on. */
export function faixaDe({ pagina, limite }: Pagina): [primeira: number, ultima: number] {
  const primeira = (pagina - 1) * limite;
  return [primeira, primeira + limite];
}

/** What the page shows of the rows that came, and whether there are more. */
export function cortar<Linha>(
  linhas: readonly Linha[],
  limite: number,
): { linhas: Linha[]; temMais: boolean } {
  return { linhas: linhas.slice(0, limite), temMais: linhas.length > limite };
}
