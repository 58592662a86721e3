import type { FerramentaDoModelo } from '@domain/assistente/modelo/ferramentas.ts';
import type { Mensagem } from '@domain/assistente/modelo/pedido.ts';
import type { Modelo } from './configuracao.ts';
import { FalhaDoModelo } from './falhas.ts';
import { type Escrito, lerFluxo } from './fluxo.ts';

const TENTATIVAS = 3;
const MAXIMO_DE_TOKENS = 900;
/** A provider that asks for more patience than this is not waited for. */
const MAIOR_ESPERA_MS = 3_000;

export interface PedidoDeTexto {
  readonly mensagens: readonly Mensagem[];
  readonly ferramentas?: readonly Pick<FerramentaDoModelo, 'nome' | 'descricao' | 'parametros'>[];
  /** Whether it has to answer now: what it was given it may no longer use. */
  readonly semFerramentas?: boolean;
  /** `response_format`: the JSON that the answer is to be. */
  readonly formato?: object;
  readonly maximoDeTokens?: number;
}

/** What ends a request before its end. */
export interface Fim {
  readonly quemPediu: AbortSignal;
  readonly prazo: AbortSignal;
}

/**
 * Asks an OpenAI-compatible endpoint for a chat completion and reads its stream to the end. `aoEscrever`
 * gets all that was written so far, and nothing again where an attempt begins anew. What the provider
 * says of a failure is neither kept nor shown: it may repeat the question.
 * @throws {FalhaDoModelo} with the reason; `cancelado` where the caller left.
 */
export async function perguntarAoModelo(
  modelo: Modelo,
  pedido: PedidoDeTexto,
  { quemPediu, prazo }: Fim,
  aoEscrever: (texto: string) => void = () => undefined,
): Promise<Escrito> {
  const sinal = AbortSignal.any([quemPediu, prazo]);
  for (let tentativa = 1; ; tentativa += 1) {
    try {
      aoEscrever('');
      return await tentar(modelo, pedido, sinal, aoEscrever);
    } catch (erro) {
      if (quemPediu.aborted) throw new FalhaDoModelo('cancelado');
      if (prazo.aborted) throw new FalhaDoModelo('demorou');
      const falha =
        erro instanceof FalhaDoModelo ? erro : new FalhaDoModelo('indisponivel', { aposMs: 0 });
      if (!falha.deNovo || tentativa === TENTATIVAS) throw falha;
      const espera = Math.max(falha.deNovo.aposMs, modelo.prazos.espera * 2 ** (tentativa - 1));
      if (espera > MAIOR_ESPERA_MS) throw falha;
      await esperar(espera, sinal);
    }
  }
}

/** One attempt, cut off where nothing is heard for too long. */
async function tentar(
  { url, chave, modelo, prazos }: Modelo,
  pedido: PedidoDeTexto,
  sinal: AbortSignal,
  aoEscrever: (texto: string) => void,
): Promise<Escrito> {
  const calado = new AbortController();
  let relogio = setTimeout(() => calado.abort(), prazos.inicio);
  const aoOuvir = () => {
    clearTimeout(relogio);
    relogio = setTimeout(() => calado.abort(), prazos.silencio);
  };
  try {
    const resposta = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      // A redirect would carry the key and the question to where nobody agreed to.
      redirect: 'error',
      signal: AbortSignal.any([sinal, calado.signal]),
      headers: {
        authorization: `Bearer ${chave}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify({
        model: modelo,
        messages: pedido.mensagens,
        ...comFerramentas(pedido),
        stream: true,
        temperature: 0,
        max_tokens: pedido.maximoDeTokens ?? MAXIMO_DE_TOKENS,
        ...(pedido.formato && { response_format: pedido.formato }),
      }),
    });
    aoOuvir();
    if (!resposta.ok || !resposta.body) {
      await resposta.body?.cancel();
      throw falhaDoStatus(resposta);
    }
    return await lerFluxo(resposta.body, { aoOuvir, aoEscrever });
  } catch (erro) {
    if (calado.signal.aborted) throw new FalhaDoModelo('demorou');
    throw erro;
  } finally {
    clearTimeout(relogio);
  }
}

function comFerramentas({ ferramentas = [], semFerramentas }: PedidoDeTexto) {
  if (ferramentas.length === 0) return {};
  const tools = ferramentas.map(({ nome, descricao, parametros }) => ({
    type: 'function',
    function: { name: nome, description: descricao, parameters: parametros },
  }));
  return { tools, tool_choice: semFerramentas ? 'none' : 'auto' };
}

/** What a status that is no success means. */
export function falhaDoStatus({ status, headers }: Response): FalhaDoModelo {
  const segundos = Number(headers.get('retry-after'));
  const aposMs = Number.isFinite(segundos) ? Math.max(0, segundos * 1000) : 0;
  if (status === 429) return new FalhaDoModelo('ocupado', { aposMs });
  if (status >= 500) return new FalhaDoModelo('indisponivel', { aposMs });
  return new FalhaDoModelo('recusado');
}

/** Waits, or ends where nobody waits any more: the next attempt then fails at once. */
function esperar(ms: number, sinal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const acordar = () => {
      clearTimeout(relogio);
      sinal.removeEventListener('abort', acordar);
      resolve();
    };
    const relogio = setTimeout(acordar, ms);
    sinal.addEventListener('abort', acordar);
    if (sinal.aborted) acordar();
  });
}
