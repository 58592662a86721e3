/** The database as its owner, for tests that run in another process than the stack. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Pilha } from './stack.ts';

interface Pergunta {
  readonly consulta: string;
  readonly parametros: unknown[];
}

export interface PortaDoDono {
  readonly url: string;
  fechar(): Promise<void>;
}

/**
 * Opens a port on this machine that runs the SQL it is sent, around every policy. Unlike the psql
 * port it answers values as the stack reads them, and what it changes is told by realtime.
 */
export async function abrirPortaDoDono(pilha: Pick<Pilha, 'sql'>): Promise<PortaDoDono> {
  const server = createServer(async (pedido, resposta) => {
    try {
      const { consulta, parametros } = await lerPergunta(pedido);
      resposta.end(JSON.stringify(await pilha.sql(consulta, parametros)));
    } catch (falha) {
      resposta.writeHead(400).end(String(falha));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portaDe(server)}`,
    async fechar() {
      const fechada = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await fechada;
    },
  };
}

/** Asks through that port. Values travel as JSON. */
export async function perguntarComoDono<Linha>(
  url: string,
  consulta: string,
  parametros: unknown[] = [],
): Promise<Linha[]> {
  const body = JSON.stringify({ consulta, parametros } satisfies Pergunta);
  const resposta = await fetch(url, { method: 'POST', body });
  if (!resposta.ok) throw new Error(await resposta.text());
  return resposta.json();
}

async function lerPergunta(pedido: IncomingMessage): Promise<Pergunta> {
  let texto = '';
  for await (const parte of pedido.setEncoding('utf8')) texto += parte;
  return JSON.parse(texto);
}

function portaDe(server: Server): number {
  const endereco = server.address();
  if (endereco === null || typeof endereco === 'string') throw new Error('no port');
  return endereco.port;
}
