/** The stream of a chat completion, as OpenAI documents it: server-sent events of JSON, `[DONE]` at the end. */
import type { ChamadaDeFerramenta } from '@domain/assistente/modelo/pedido.ts';
import { eventosDe } from '@domain/eventos.ts';
import * as z from 'zod/mini';
import { FalhaDoModelo } from './falhas.ts';

const MAXIMO_DE_LETRAS = 20_000;
/** JSON around the text weighs more than the text. */
const MAXIMO_LIDO = 1024 * 1024;
const MAXIMO_DE_CHAMADAS = 8;

const pedacoDeChamadaSchema = z.object({
  index: z.optional(z.int().check(z.minimum(0), z.maximum(MAXIMO_DE_CHAMADAS - 1))),
  id: z.optional(z.nullable(z.string())),
  function: z.optional(
    z.object({
      name: z.optional(z.nullable(z.string())),
      arguments: z.optional(z.nullable(z.string())),
    }),
  ),
});

const parteSchema = z.object({
  model: z.optional(z.nullable(z.string())),
  choices: z.array(
    z.object({
      delta: z.optional(
        z.object({
          content: z.optional(z.nullable(z.string())),
          tool_calls: z.optional(z.nullable(z.array(pedacoDeChamadaSchema))),
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
  /** The tools that it asks for instead of answering. */
  readonly chamadas: readonly ChamadaDeFerramenta[];
}

/** Who listens to a stream. */
export interface Ouvinte {
  readonly aoOuvir: () => void;
  /** Gets all that was written so far. */
  readonly aoEscrever: (texto: string) => void;
}

/** What a whole stream says; what ended early is nothing. */
export async function lerFluxo(
  corpo: ReadableStream<Uint8Array>,
  { aoOuvir, aoEscrever }: Ouvinte,
): Promise<Escrito> {
  let texto = '';
  let modelo: string | null = null;
  let fim: string | null = null;
  let lidos = 0;
  const chamadas: ChamadaDeFerramenta[] = [];
  const contar = (bytes: number) => {
    aoOuvir();
    lidos += bytes;
    if (lidos > MAXIMO_LIDO) throw new FalhaDoModelo('indisponivel');
  };
  for await (const dado of eventosDe(corpo, contar)) {
    if (dado === '[DONE]') break;
    const { model, choices } = lerParte(dado);
    const [{ delta, finish_reason = null } = {}] = choices;
    for (const pedaco of delta?.tool_calls ?? []) juntarChamada(chamadas, pedaco);
    texto += delta?.content ?? '';
    modelo ??= model ?? null;
    fim ??= finish_reason;
    if (tamanho(texto, chamadas) > MAXIMO_DE_LETRAS) throw new FalhaDoModelo('indisponivel');
    if (delta?.content) aoEscrever(texto);
  }
  // Some providers end with "stop" where they ask for tools.
  if (fim === 'tool_calls' || (fim === 'stop' && chamadas.length > 0)) {
    if (chamadas.length === 0) throw new FalhaDoModelo('indisponivel');
    return { texto: '', modelo, chamadas };
  }
  // "length" and "content_filter" cut a sentence where it stands; none at all is a connection that broke.
  if (fim !== 'stop') throw new FalhaDoModelo('interrompido', fim === null ? { aposMs: 0 } : null);
  return { texto, modelo, chamadas };
}

const tamanho = (texto: string, chamadas: readonly ChamadaDeFerramenta[]) =>
  chamadas.reduce((soma, uma) => soma + uma.function.arguments.length, texto.length);

/** A call comes in parts: its name first, its arguments letter by letter. */
function juntarChamada(
  chamadas: ChamadaDeFerramenta[],
  pedaco: z.infer<typeof pedacoDeChamadaSchema>,
): void {
  const lugar = pedaco.index ?? (pedaco.id ? chamadas.length : Math.max(0, chamadas.length - 1));
  if (lugar > chamadas.length || lugar >= MAXIMO_DE_CHAMADAS)
    throw new FalhaDoModelo('indisponivel');
  const antes = chamadas[lugar];
  chamadas[lugar] = {
    id: antes?.id ?? pedaco.id ?? `chamada-${lugar}`,
    type: 'function',
    function: {
      name: (antes?.function.name ?? '') + (pedaco.function?.name ?? ''),
      arguments: (antes?.function.arguments ?? '') + (pedaco.function?.arguments ?? ''),
    },
  };
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
