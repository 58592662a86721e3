import { type RespostaDeErro, respostaDeErroSchema } from '@domain/contracts/erro.ts';
import type { ZodMiniType } from 'zod/mini';
import { ApiError, ErroDeContrato, ErroDeRede } from '../errors/erros.ts';
import type { Recusa } from '../session/expiracao.ts';

/** Query filters: undefined ones are skipped. */
export type Filtros = Readonly<Record<string, string | number | boolean | undefined>>;

/** What the client needs from its surroundings. */
export interface ParametrosDaApi {
  base: string;
  /**
   * Where a signed-in person reads. The rest goes to the API itself: some of it counts attempts by where
   * they come from, and through the site all would come from one place.
   */
  baseDeLeitura?: string;
  lerToken: () => string | null;
  /** Called on a 401 to a call that carried a token. */
  aoNaoAutorizado: (recusa: Recusa) => unknown;
  fetch?: typeof fetch;
}

/** Describes one call. `R` is what its contract yields. */
export interface Chamada<R> {
  resposta: ZodMiniType<R>;
  filtros?: Filtros;
  /** Sent as JSON; a file goes as it is. */
  corpo?: object;
  sinal?: AbortSignal;
  /**
   * The token to send instead of the kept one. None (null) at sign-in and sign-up, where a 401 says
   * something about the credentials.
   */
  token?: string | null | undefined;
}

/** Describes a call that is answered in parts. `E` is what the contract of a part yields. */
export interface ChamadaEmPartes<E> extends Omit<Chamada<unknown>, 'resposta' | 'filtros'> {
  parte: ZodMiniType<E>;
  aoReceber: (parte: E) => void;
}

type Metodo = 'GET' | 'POST' | 'PUT';

/** Adds the filters to a path, skipping undefined ones. */
export function comFiltros(caminho: string, filtros: Filtros = {}): string {
  const parametros = new URLSearchParams();
  for (const [nome, valor] of Object.entries(filtros)) {
    if (valor !== undefined) parametros.set(nome, String(valor));
  }
  return parametros.size > 0 ? `${caminho}?${parametros}` : caminho;
}

/**
 * The one client of the product API. It parses every answer with its contract, logs every failure
 * without data of patients, and rethrows it: what to show is the screen's decision.
 */
export function criarApi({
  base,
  baseDeLeitura = base,
  lerToken,
  aoNaoAutorizado,
  fetch = window.fetch,
}: ParametrosDaApi) {
  async function chamar<R>(metodo: Metodo, caminho: string, chamada: Chamada<R>): Promise<R> {
    try {
      const resposta = await enviar(metodo, caminho, chamada);
      return await lerSucesso(resposta, chamada.resposta);
    } catch (erro) {
      relatar(metodo, caminho, erro);
      throw erro;
    }
  }

  /** Posts, and hands over each part of the answer as it comes; ends with its last one. */
  async function emPartes<E>(caminho: string, chamada: ChamadaEmPartes<E>): Promise<void> {
    try {
      // Few screens read in parts, and the first one is a phone's on a poor network.
      const { eventosDe } = await import('@domain/eventos.ts').catch(semRede);
      const { body } = await enviar('POST', caminho, chamada, 'text/event-stream');
      if (!body) return;
      for await (const dado of semQueda(eventosDe(body))) {
        chamada.aoReceber(conferido(JSON.parse(dado), chamada.parte));
      }
    } catch (erro) {
      relatar('POST', caminho, erro);
      throw erro;
    }
  }

  async function enviar(
    metodo: Metodo,
    caminho: string,
    chamada: Omit<Chamada<unknown>, 'resposta'>,
    aceita = 'application/json',
  ) {
    const { filtros, corpo, sinal, token = lerToken() } = chamada;
    const cabecalhos = new Headers({ accept: aceita });
    const arquivo = corpo instanceof Blob;
    if (corpo) cabecalhos.set('content-type', arquivo ? corpo.type : 'application/json');
    if (token) cabecalhos.set('authorization', `Bearer ${token}`);

    const raiz = metodo === 'GET' && token ? baseDeLeitura : base;
    let resposta: Response;
    try {
      resposta = await fetch(`${raiz}${comFiltros(caminho, filtros)}`, {
        method: metodo,
        headers: cabecalhos,
        ...(corpo && { body: arquivo ? corpo : JSON.stringify(corpo) }),
        ...(sinal && { signal: sinal }),
      });
    } catch (erro) {
      semRede(erro);
    }
    if (resposta.ok) return resposta;
    const falha = await lerFalha(resposta);
    // A token replaced while the call was under way says nothing about the new session.
    if (falha.status === 401 && token && token === lerToken()) {
      void aoNaoAutorizado(falha.codigo === 'NAO_AUTORIZADO' ? 'certa' : 'talvez');
    }
    throw falha;
  }

  return {
    get: <R>(caminho: string, chamada: Chamada<R>) => chamar('GET', caminho, chamada),
    post: <R>(caminho: string, chamada: Chamada<R>) => chamar('POST', caminho, chamada),
    put: <R>(caminho: string, chamada: Chamada<R>) => chamar('PUT', caminho, chamada),
    emPartes,
  };
}
export type Api = ReturnType<typeof criarApi>;

async function lerSucesso<R>(resposta: Response, contrato: ZodMiniType<R>): Promise<R> {
  return conferido(await lerJson(resposta), contrato);
}

function conferido<R>(corpo: unknown, contrato: ZodMiniType<R>): R {
  const lido = contrato.safeParse(corpo);
  if (!lido.success)
    throw new ErroDeContrato(lido.error.issues.map(({ path }) => path.join('.')).join(', '));
  return lido.data;
}

/** The same parts; what ends them early is told as a failure of the network. */
async function* semQueda<T>(partes: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* partes;
  } catch (erro) {
    semRede(erro);
  }
}

/** @throws {ErroDeRede}, or what cancelled the call. */
function semRede(erro: unknown): never {
  if (foiCancelada(erro)) throw erro;
  throw new ErroDeRede(erro);
}

async function lerFalha(resposta: Response): Promise<ApiError> {
  const { status } = resposta;
  const corpo = await lerJson(resposta);
  const lido = respostaDeErroSchema.safeParse(corpo);
  const detalhes: Partial<RespostaDeErro> = lido.success ? lido.data : {};
  const mensagem = detalhes.error ?? campoError(corpo) ?? `HTTP error! status: ${status}`;
  return new ApiError(mensagem, {
    status,
    codigo: detalhes.codigo,
    campos: detalhes.campos,
    requestId: detalhes.request_id ?? resposta.headers.get('x-request-id') ?? undefined,
  });
}

/** Reads the body; undefined where it is no JSON. */
async function lerJson(resposta: Response): Promise<unknown> {
  try {
    return await resposta.json();
  } catch {
    return undefined;
  }
}

/** Reads the `error` field of an answer that is not ours, a proxy's for example. */
function campoError(corpo: unknown): string | undefined {
  const { error } = Object(corpo);
  return typeof error === 'string' ? error : undefined;
}

function foiCancelada(erro: unknown): boolean {
  return erro instanceof DOMException && erro.name === 'AbortError';
}

function relatar(metodo: Metodo, caminho: string, erro: unknown): void {
  if (!foiCancelada(erro)) console.error(`[api] ${metodo} ${caminho}: ${resumo(erro)}`);
}

function resumo(erro: unknown): string {
  if (erro instanceof ApiError) {
    const pedido = erro.requestId ? ` (${erro.requestId})` : '';
    return `${erro.status} ${erro.codigo ?? 'SEM_CODIGO'}${pedido}`;
  }
  return erro instanceof Error ? erro.name : 'falha desconhecida';
}
