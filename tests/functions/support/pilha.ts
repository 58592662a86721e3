import { type RespostaDeErro, respostaDeErroSchema } from '@domain/contracts/erro.ts';
import { expect } from 'vitest';
import { type PilhaCompartilhada, pilhaCompartilhada } from '../../support/compartilhada.ts';

export interface Pedido {
  readonly token?: string | undefined;
  /** Sent as JSON. */
  readonly corpo?: unknown;
  /** Sent as it is, instead of `corpo`. */
  readonly bruto?: BodyInit;
  readonly cabecalhos?: Readonly<Record<string, string>>;
}

export interface Resposta {
  readonly status: number;
  readonly corpo: unknown;
  readonly texto: string;
  readonly cabecalhos: Headers;
}

/** Calls the functions, and reaches around them to see what was stored. */
export interface Funcoes extends Pick<PilhaCompartilhada, 'apiUrl' | 'sql' | 'log'> {
  chamar(metodo: string, caminho: string, pedido?: Pedido): Promise<Resposta>;
  /** Calls PostgREST or the auth service directly, as the browser may. */
  direto(metodo: string, caminho: string, pedido?: Pedido): Promise<Resposta>;
}

/** The stack that all these files share: what a file counts must be its own. */
export function usarFuncoes(): Funcoes {
  const { apiUrl, anonKey, sql, log } = pilhaCompartilhada();
  return {
    apiUrl,
    chamar: (metodo, caminho, pedido) => pedir(metodo, `${apiUrl}/functions/v1${caminho}`, pedido),
    direto: (metodo, caminho, pedido = {}) =>
      pedir(metodo, `${apiUrl}${caminho}`, {
        ...pedido,
        cabecalhos: { apikey: anonKey, ...pedido.cabecalhos },
      }),
    sql,
    log,
  };
}

async function pedir(
  metodo: string,
  endereco: string,
  { token, corpo, bruto, cabecalhos }: Pedido = {},
): Promise<Resposta> {
  const body = bruto ?? (corpo === undefined ? null : JSON.stringify(corpo));
  const resposta = await fetch(endereco, {
    method: metodo,
    headers: {
      ...(body !== null && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...cabecalhos,
    },
    body,
    // A body that comes in parts says no length.
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  const texto = await resposta.text();
  return {
    status: resposta.status,
    corpo: texto && interpretar(texto),
    texto,
    cabecalhos: resposta.headers,
  };
}

function interpretar(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return texto;
  }
}

/** Words that only the database, the runtime or a stack trace say. */
const INTERIOR =
  /postgres|pgrst|sqlstate|violates|relation|constraint|syntax error|duplicate key|permission denied|\bat .*\.ts|\bnull value|zod|gotrue|invalid input/i;

/** States that a call failed as the contract of errors says, and hands the body over. */
export function erroDe(resposta: Resposta, status: number): RespostaDeErro {
  expect({ status: resposta.status, texto: resposta.texto }).toEqual({
    status,
    texto: expect.not.stringMatching(INTERIOR),
  });
  const erro = respostaDeErroSchema.parse(resposta.corpo);
  expect(erro.error).toMatch(/^\p{Lu}.*\p{L}/u);
  expect(erro.request_id).toBe(resposta.cabecalhos.get('x-request-id'));
  return erro;
}
