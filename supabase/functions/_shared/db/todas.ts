import type { Pedido, Resposta } from './banco.ts';

/**
 * Rows for each call: fewer than the database's API answers at most, so that a full page means
 * more.
 */
const PAGINA = 200;

/** Reads every row of a query page by page, as one answer; stops at the first failure. */
export async function lerTodas<Linha>(
  parte: (de: number, ate: number) => Pedido<Linha[]>,
): Promise<Resposta<Linha[]>> {
  const linhas: Linha[] = [];
  for (;;) {
    const resposta = await parte(linhas.length, linhas.length + PAGINA - 1);
    if (resposta.data === null) return resposta;
    linhas.push(...resposta.data);
    if (resposta.data.length < PAGINA) return { ...resposta, data: linhas };
  }
}
