/** An OpenAI-compatible server that answers each request as the script of a test says. */
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach } from 'vitest';

export type Resposta = (fim: AbortSignal) => Response | Promise<Response>;

interface Roteiro {
  /** What is answered to the next requests, each once. */
  respostas: Resposta[];
  pedidos: { cabecalhos: Headers; corpo: string }[];
  base: string;
}

/** Starts the server for a file of tests; each test begins without a script. */
export function usarRoteiro(): Roteiro {
  const roteiro: Roteiro = { respostas: [], pedidos: [], base: '' };
  let servidor: ReturnType<typeof serve>;
  beforeAll(async () => {
    const app = new Hono().all('*', async (c) => {
      roteiro.pedidos.push({ cabecalhos: c.req.raw.headers, corpo: await c.req.text() });
      const resposta = roteiro.respostas.shift();
      return resposta ? resposta(c.req.raw.signal) : new Response('unscripted', { status: 400 });
    });
    servidor = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
    await new Promise((resolve) => servidor.once('listening', resolve));
    roteiro.base = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/v1`;
  });
  beforeEach(() => {
    roteiro.respostas = [];
    roteiro.pedidos = [];
  });
  afterAll(() => {
    servidor.close();
  });
  return roteiro;
}

export const SSE = { headers: { 'content-type': 'text/event-stream' } };
export const parte = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ model: 'modelo-de-teste', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
export const FIM = `${parte({}, 'stop')}data: [DONE]\n\n`;
export const aosPedacos = (...pedacos: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controle) {
      for (const um of pedacos) controle.enqueue(new TextEncoder().encode(um));
      controle.close();
    },
  });
export const diz =
  (...textos: string[]): Resposta =>
  () =>
    new Response(
      aosPedacos(': vivo\n\n', ...textos.map((content) => parte({ content })), FIM),
      SSE,
    );
/** Asks for tools, arguments cut in two as providers send them. */
export const chama =
  (...chamadas: [nome: string, argumentos: string][]): Resposta =>
  () =>
    new Response(
      aosPedacos(
        ...chamadas.flatMap(([name, argumentos], index) => [
          parte({
            tool_calls: [
              { index, id: `c${index}`, type: 'function', function: { name, arguments: '' } },
            ],
          }),
          parte({ tool_calls: [{ index, function: { arguments: argumentos.slice(0, 5) } }] }),
          parte({ tool_calls: [{ index, function: { arguments: argumentos.slice(5) } }] }),
        ]),
        parte({}, 'tool_calls'),
        'data: [DONE]\n\n',
      ),
      SSE,
    );
export const status =
  (codigo: number, cabecalhos: Record<string, string> = {}): Resposta =>
  () =>
    new Response('o segredo do provedor', { status: codigo, headers: cabecalhos });
/** A stream that begins and says no more. */
export const cala =
  (comeco: string): Resposta =>
  () =>
    new Response(
      new ReadableStream<Uint8Array>({
        start: (controle) => controle.enqueue(new TextEncoder().encode(comeco)),
      }),
      SSE,
    );
export const nuncaResponde: Resposta = (fim) =>
  new Promise((resolve) => fim.addEventListener('abort', () => resolve(new Response())));
