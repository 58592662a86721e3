import { type RespostaDeErro, respostaDeErroSchema } from '@domain/contracts/erro.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { iniciarStack, type Pilha } from '../../support/stack.ts';

const API = 56421;

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
export interface Funcoes {
  chamar(metodo: string, caminho: string, pedido?: Pedido): Promise<Resposta>;
  /** Calls PostgREST or the auth service directly, as the browser may. */
  direto(metodo: string, caminho: string, pedido?: Pedido): Promise<Resposta>;
  sql<Linha>(consulta: string, parametros?: unknown[]): Promise<Linha[]>;
  /** What the stack has written in its log. */
  readonly log: readonly string[];
}

/** One empty stack for a file of tests. */
export function usarFuncoes(): Funcoes {
  let pilha: Pilha | undefined;
  const log: string[] = [];
  beforeAll(async () => {
    pilha = await iniciarStack({
      api: API,
      seed: false,
      log: (linha) => void log.push(linha),
    });
  });
  afterAll(() => pilha?.parar());

  const ativa = () => {
    if (!pilha) throw new Error('the stack starts before the first test');
    return pilha;
  };
  return {
    chamar: (metodo, caminho, pedido) =>
      pedir(metodo, `${ativa().apiUrl}/functions/v1${caminho}`, pedido),
    direto: (metodo, caminho, pedido = {}) =>
      pedir(metodo, `${ativa().apiUrl}${caminho}`, {
        ...pedido,
        cabecalhos: { apikey: ativa().anonKey, ...pedido.cabecalhos },
      }),
    sql: (consulta, parametros) => ativa().sql(consulta, parametros),
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
