import { createServer } from 'node:http';
import * as z from 'zod/mini';

const PORTA = 56_434;

/** What the functions of these tests know of an embedding model: it is there only while a test plays it. */
export const AMBIENTE_DOS_VETORES = {
  EMBEDDINGS_URL: `http://127.0.0.1:${PORTA}/v1`,
  EMBEDDINGS_KEY: 'chave-dos-vetores-que-nenhum-log-mostra',
  EMBEDDINGS_MODEL: 'vetores-de-teste',
} as const;

const pedidoSchema = z.object({ model: z.string(), input: z.array(z.string()) });

/** What is answered to some texts: a vector each, or a status. */
export type Vetorizar = (textos: readonly string[]) => readonly (readonly number[])[] | number;

/** Plays an embedding model. Returns the texts of each request and its end. */
export async function vetorizadorQue(vetorizar: Vetorizar) {
  const pedidos: (readonly string[])[] = [];
  const servidor = createServer(async (pedido, resposta) => {
    const lidas: Buffer[] = [];
    for await (const lida of pedido) lidas.push(lida);
    const { input } = pedidoSchema.parse(JSON.parse(Buffer.concat(lidas).toString('utf8')));
    pedidos.push(input);
    const dito = vetorizar(input);
    if (typeof dito === 'number') return resposta.writeHead(dito).end('o segredo do provedor');
    const data = dito.map((embedding, index) => ({ index, embedding }));
    return resposta
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data }));
  });
  await new Promise<void>((pronto) => servidor.listen(PORTA, '127.0.0.1', pronto));
  const encerrar = () => {
    servidor.closeAllConnections();
    return new Promise((fim) => servidor.close(fim));
  };
  return { pedidos, encerrar };
}
