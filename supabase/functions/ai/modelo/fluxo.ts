/** The stream of a chat completion, as OpenAI documents it: server-sent events of JSON, `[DONE]` at the end. */
import * as z from 'zod/mini';
import { FalhaDoModelo } from './falhas.ts';

const MAXIMO_DE_LETRAS = 20_000;
/** JSON around the text weighs more than the text. */
const MAXIMO_LIDO = 1024 * 1024;

const parteSchema = z.object({
  model: z.optional(z.nullable(z.string())),
  choices: z.array(
    z.object({
      delta: z.optional(
        z.object({
          content: z.optional(z.nullable(z.string())),
          tool_calls: z.optional(z.nullable(z.array(z.unknown()))),
          function_call: z.optional(z.nullable(z.unknown())),
        }),
      ),
      finish_reason: z.optional(z.nullable(z.string())),
    }),
  ),
});

export interface Escrito {
  readonly texto: string;
  /** The model that says it answered; null where it did not say. */
  readonly modelo: string | null;
}

/** The text of a whole stream; what ended early, or asks for a tool, is none. */
export async function lerFluxo(
  corpo: ReadableStream<Uint8Array>,
  aoOuvir: () => void,
): Promise<Escrito> {
  let texto = '';
  let modelo: string | null = null;
  let fim: string | null = null;
  for await (const dado of eventosDe(corpo, aoOuvir)) {
    if (dado === '[DONE]') break;
    const { model, choices } = lerParte(dado);
    const [{ delta, finish_reason = null } = {}] = choices;
    if (delta?.tool_calls?.length || delta?.function_call)
      throw new FalhaDoModelo('fora_do_pedido');
    texto += delta?.content ?? '';
    modelo ??= model ?? null;
    fim ??= finish_reason;
    if (texto.length > MAXIMO_DE_LETRAS) throw new FalhaDoModelo('indisponivel');
  }
  if (fim === 'tool_calls' || fim === 'function_call') throw new FalhaDoModelo('fora_do_pedido');
  // "length" and "content_filter" cut a sentence where it stands; none at all is a connection that broke.
  if (fim !== 'stop') throw new FalhaDoModelo('interrompido', fim === null ? { aposMs: 0 } : null);
  return { texto, modelo };
}

function lerParte(dado: string): z.infer<typeof parteSchema> {
  let json: unknown;
  try {
    json = JSON.parse(dado);
  } catch {
    throw new FalhaDoModelo('indisponivel');
  }
  const lida = parteSchema.safeParse(json);
  if (!lida.success) throw new FalhaDoModelo('indisponivel');
  return lida.data;
}

/** The data of each event; comments, by which providers say that they live, are none. */
async function* eventosDe(
  corpo: ReadableStream<Uint8Array>,
  aoOuvir: () => void,
): AsyncGenerator<string> {
  const decodificador = new TextDecoder();
  let resto = '';
  let lidos = 0;
  for await (const bytes of corpo) {
    aoOuvir();
    lidos += bytes.length;
    if (lidos > MAXIMO_LIDO) throw new FalhaDoModelo('indisponivel');
    const linhas = (resto + decodificador.decode(bytes, { stream: true })).split(/\r?\n/);
    resto = linhas.pop() ?? '';
    for (const linha of linhas) {
      if (linha.startsWith('data:')) yield linha.slice('data:'.length).trim();
    }
  }
}
