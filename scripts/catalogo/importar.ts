import type { Importada, ListaLida } from './lista-oficial.ts';

/** Where the API answers, and the service key: the catalogue is written by nobody else. */
export interface Destino {
  readonly url: string;
  readonly chave: string;
}

export interface Contagem {
  novas: number;
  /** Presentations that had not these brands or packages. */
  mudadas: number;
}

/** One call writes so many presentations. */
const LOTE = 500;

/** Writes the presentations of a list into the catalogue. @throws {Error} with what the API answered. */
export async function importarApresentacoes(
  { url, chave }: Destino,
  { apresentacoes, publicada }: Pick<ListaLida, 'apresentacoes' | 'publicada'>,
): Promise<Contagem> {
  const documento = `Lista de preços CMED/Anvisa${publicada ? `, publicada em ${publicada}` : ''}`;
  const total: Contagem = { novas: 0, mudadas: 0 };
  for (let desde = 0; desde < apresentacoes.length; desde += LOTE) {
    const linhas = apresentacoes.slice(desde, desde + LOTE);
    const { novas, mudadas } = await enviar({ url, chave }, documento, linhas);
    total.novas += novas;
    total.mudadas += mudadas;
  }
  return total;
}

async function enviar(
  { url, chave }: Destino,
  documento: string,
  linhas: readonly Importada[],
): Promise<Contagem> {
  const resposta = await fetch(`${url}/rest/v1/rpc/importar_apresentacoes`, {
    method: 'POST',
    headers: {
      apikey: chave,
      authorization: `Bearer ${chave}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ p_documento: documento, p_linhas: linhas }),
  });
  if (!resposta.ok) throw new Error(`A API respondeu ${resposta.status}: ${await resposta.text()}`);
  const [contagem] = (await resposta.json()) as [Contagem];
  return contagem;
}
