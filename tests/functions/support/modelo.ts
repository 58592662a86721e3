import { createServer, type Server } from 'node:http';
import * as z from 'zod/mini';

const PORTA = 56_433;

/** What the functions of these tests know of a model: it is there only while a test plays it. */
export const AMBIENTE_DO_MODELO = {
  IA_URL: `http://127.0.0.1:${PORTA}/v1`,
  IA_CHAVE: 'chave-que-nenhum-log-mostra',
  IA_MODELO: 'modelo-de-teste',
  IA_NOME: 'Modelo de teste',
  IA_MODELO_DE_AUDIO: 'whisper-de-teste',
} as const;

const pedidoSchema = z.object({
  messages: z.array(z.looseObject({ role: z.string(), content: z.nullable(z.string()) })),
});
const materialSchema = z.object({
  passagens: z.array(z.object({ frases: z.array(z.string()) })),
});

type Mensagens = z.infer<typeof pedidoSchema>['messages'];

/** Says a text and ends. */
export const dizer = (content: string) => [
  { model: 'x', choices: [{ delta: { content } }] },
  { choices: [{ delta: {}, finish_reason: 'stop' }] },
];

/** Asks for a tool and ends. */
export const chamar = (name: string, argumentos: object) => [
  {
    model: 'x',
    choices: [
      {
        delta: {
          tool_calls: [
            { index: 0, id: 'c', function: { name, arguments: JSON.stringify(argumentos) } },
          ],
        },
      },
    ],
  },
  { choices: [{ delta: {}, finish_reason: 'tool_calls' }] },
];

/** What a model may quote of what it was given. */
export function frasesDe(mensagens: Mensagens): readonly string[] {
  const { passagens } = materialSchema.parse(JSON.parse(mensagens[1]?.content ?? '{}'));
  return passagens.flatMap(({ frases }) => frases);
}

/**
 * Plays a model, each request answered by `responder`; after 'calar' it says no more. Returns what it was
 * asked, when who asked left it, and its end.
 */
export async function modeloQue(
  responder: (
    mensagens: Mensagens,
    vez: number,
  ) => readonly (object | 'calar')[] | Promise<readonly (object | 'calar')[]>,
) {
  const pedidos: string[] = [];
  let avisar: () => void = () => undefined;
  const saiu = new Promise<void>((resolve) => {
    avisar = resolve;
  });
  const servidor = createServer(async (pedido, resposta) => {
    const lidas: Buffer[] = [];
    for await (const lida of pedido) lidas.push(lida);
    const corpo = Buffer.concat(lidas).toString('utf8');
    pedidos.push(corpo);
    const { messages } = pedidoSchema.parse(JSON.parse(corpo));
    resposta.once('close', avisar);
    const partes = await responder(messages, pedidos.length);
    resposta.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const parte of partes) {
      if (parte === 'calar') return;
      resposta.write(`data: ${JSON.stringify(parte)}\n\n`);
    }
    resposta.end('data: [DONE]\n\n');
  });
  return { pedidos, saiu, encerrar: await abrir(servidor) };
}

/** Opens it where the functions look for a model; returns its end. */
async function abrir(servidor: Server) {
  await new Promise<void>((pronto) => servidor.listen(PORTA, '127.0.0.1', pronto));
  return () => {
    servidor.closeAllConnections();
    return new Promise((fim) => servidor.close(fim));
  };
}

/** Plays a model that says one true sentence and one that it made up. */
export const modeloQueMente = (mentira: string) =>
  modeloQue((mensagens) => dizer(`${frasesDe(mensagens)[0]} [1]\n${mentira} [1].`));

/** Suggests texts of a transcript to the scribe: each with the number of a sentence and a quotation. */
export const sugerir = (
  sugestoes: readonly (readonly [texto: string, fala: number, citacao: string])[],
) => {
  const itens = sugestoes.map(([texto, fala, citacao]) => ({
    tipo: 'texto',
    secao: 'subjetivo',
    texto,
    fala,
    citacao,
  }));
  return dizer(JSON.stringify({ sugestoes: itens }));
};

type Trecho = { readonly text: string; readonly no_speech_prob: number };

/** Plays who transcribes: each request hears what `ouve` said last. */
export async function transcritorQue() {
  let ouvidos: readonly Trecho[] = [];
  const servidor = createServer((pedido, resposta) => {
    pedido.resume().once('end', () => {
      resposta.writeHead(200, { 'content-type': 'application/json' });
      const text = ouvidos.map((um) => um.text).join('');
      resposta.end(JSON.stringify({ text, duration: 12, segments: ouvidos }));
    });
  });
  return {
    ouve: (trechos: readonly Trecho[]) => {
      ouvidos = trechos;
    },
    encerrar: await abrir(servidor),
  };
}
