import { createServer } from 'node:http';
import * as z from 'zod/mini';

const PORTA = 56_433;

/** What the functions of these tests know of a model: it is there only while a test plays it. */
export const AMBIENTE_DO_MODELO = {
  IA_URL: `http://127.0.0.1:${PORTA}/v1`,
  IA_CHAVE: 'chave-que-nenhum-log-mostra',
  IA_MODELO: 'modelo-de-teste',
  IA_NOME: 'Modelo de teste',
} as const;

const pedidoSchema = z.object({ messages: z.array(z.object({ content: z.string() })) });
const materialSchema = z.object({
  passagens: z.array(z.object({ frases: z.array(z.string()) })),
});

/** Plays a model that says one true sentence and one that it made up. Returns what it was asked, and its end. */
export async function modeloQueMente(mentira: string) {
  const pedidos: string[] = [];
  const servidor = createServer(async (pedido, resposta) => {
    const partes: Buffer[] = [];
    for await (const parte of pedido) partes.push(parte);
    const corpo = Buffer.concat(partes).toString('utf8');
    pedidos.push(corpo);
    const { messages } = pedidoSchema.parse(JSON.parse(corpo));
    const { passagens } = materialSchema.parse(JSON.parse(messages[1]?.content ?? '{}'));
    const content = `${passagens[0]?.frases[0]} [1]\n${mentira} [1].`;
    resposta.writeHead(200, { 'content-type': 'text/event-stream' });
    resposta.write(
      `data: ${JSON.stringify({ model: 'x', choices: [{ delta: { content } }] })}\n\n`,
    );
    const fim = { choices: [{ delta: {}, finish_reason: 'stop' }] };
    resposta.end(`data: ${JSON.stringify(fim)}\n\ndata: [DONE]\n\n`);
  });
  await new Promise<void>((pronto) => servidor.listen(PORTA, '127.0.0.1', pronto));
  return {
    pedidos,
    encerrar: () => {
      servidor.closeAllConnections();
      return new Promise((fim) => servidor.close(fim));
    },
  };
}
