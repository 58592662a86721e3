import { respostaDeErroSchema } from '@domain/contracts/erro.ts';
import type { Hono } from 'hono';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/**
 * What the functions answer, and write in the log, when what they stand on does not answer or
 * answers nonsense: nothing of it reaches the caller.
 */

const AMBIENTE: Record<string, string> = {
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_ANON_KEY: 'chave-publica',
  SUPABASE_SERVICE_ROLE_KEY: 'chave-de-servico',
};
const SEGREDO = 'paciente Maria da Silva, CPF 52998224725';
const TOKEN = 'aaaa.bbbb.cccc';

let log: string[];

beforeEach(() => {
  vi.resetModules();
  log = [];
  for (const metodo of ['log', 'error'] as const) {
    vi.spyOn(console, metodo).mockImplementation((linha) => {
      // The account library writes the exceptions of fetch too; ours are the lines of JSON.
      if (typeof linha === 'string') log.push(linha);
    });
  }
});

type Servico = (endereco: string) => Response | Promise<Response>;

interface Chamada {
  readonly ambiente?: Record<string, string>;
  readonly authorization?: string;
  readonly corpo?: unknown;
}

/** Calls one function whose platform and services are these. */
async function chamar(
  nome: string,
  caminho: string,
  servico: Servico,
  { ambiente = AMBIENTE, authorization = `Bearer ${TOKEN}`, corpo }: Chamada = {},
) {
  vi.stubGlobal('Deno', { env: { get: (variavel: string) => ambiente[variavel] } });
  vi.stubGlobal('fetch', async (pedido: string | URL) => servico(String(pedido)));
  const { app }: { app: Hono } = await import(`../../../supabase/functions/${nome}/app.ts`);
  const resposta = await app.request(`/${nome}${caminho}`, {
    method: corpo === undefined ? 'GET' : 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    ...(corpo !== undefined && { body: JSON.stringify(corpo) }),
  });
  const texto = await resposta.text();
  expect(`${texto}${log.join()}`).not.toContain('Maria');
  return { status: resposta.status, erro: respostaDeErroSchema.parse(JSON.parse(texto)) };
}

const doBanco = (status: number, code: string) => () =>
  Response.json({ code, message: SEGREDO, details: SEGREDO, hint: null }, { status });
/** The database of a sign-in that is counted and goes on. */
const contando = (endereco: string) =>
  Response.json(
    endereco.includes('abrir_tentativa_login')
      ? [{ tentativa: '00000000-0000-4000-8000-000000000001', bloqueado_ate: null }]
      : null,
  );
const daConta = (status: number, error_code: string) => (endereco: string) =>
  endereco.includes('/auth/v1/')
    ? Response.json({ code: status, error_code, msg: SEGREDO }, { status })
    : contando(endereco);

describe('a call whose database', () => {
  it.each<[string, Servico, number, string]>([
    ['is out of reach', () => Promise.reject(new TypeError(SEGREDO)), 503, 'INDISPONIVEL'],
    ['has no connection left', doBanco(503, 'PGRST003'), 503, 'INDISPONIVEL'],
    [
      'answers through a broken gateway',
      () => new Response(SEGREDO, { status: 504 }),
      503,
      'INDISPONIVEL',
    ],
    ['fails inside', doBanco(500, 'XX000'), 500, 'ERRO_INTERNO'],
    ['lacks the function', doBanco(404, 'PGRST202'), 500, 'ERRO_INTERNO'],
    ['answers another shape', () => Response.json({ id: SEGREDO }), 500, 'ERRO_INTERNO'],
    ['refuses the token', doBanco(401, 'PGRST303'), 401, 'NAO_AUTORIZADO'],
    ['knows no such session', () => Response.json(null), 401, 'NAO_AUTORIZADO'],
  ])('%s', async (_, servico, status, codigo) => {
    const resposta = await chamar('users', '/profile', servico);
    expect(resposta).toMatchObject({ status, erro: { codigo, request_id: expect.any(String) } });
  });

  it('fails leaves its code and the request id in the log', async () => {
    const { erro } = await chamar('users', '/profile', doBanco(500, 'XX000'));
    expect(log.map((linha) => JSON.parse(linha))).toEqual([
      expect.objectContaining({
        nivel: 'erro',
        request_id: erro.request_id,
        rota: '/users/profile',
        status: 500,
        causa: { codigo: 'XX000' },
      }),
    ]);
  });
});

describe('a sign-in whose account service', () => {
  it.each<[string, Servico, number, string]>([
    ['knows no such password', daConta(400, 'invalid_credentials'), 401, 'CREDENCIAIS_INVALIDAS'],
    ['shut the account', daConta(403, 'user_banned'), 403, 'CONTA_INATIVA'],
    ['waits for the e-mail', daConta(400, 'email_not_confirmed'), 422, 'REGRA_VIOLADA'],
    ['asks for patience', daConta(429, 'over_request_rate_limit'), 429, 'BLOQUEADO'],
    [
      'is out of reach',
      (e) => (e.includes('/auth/v1/') ? Promise.reject(new TypeError(SEGREDO)) : contando(e)),
      503,
      'INDISPONIVEL',
    ],
    ['fails inside', daConta(500, 'unexpected_failure'), 503, 'INDISPONIVEL'],
    ['says something new', daConta(400, 'something_new'), 500, 'ERRO_INTERNO'],
  ])('%s', async (_, servico, status, codigo) => {
    const corpo = { email: 'ana@clinica.com.br', password: 'Senha2026' };
    const resposta = await chamar('auth', '/login', servico, { corpo });
    expect(resposta).toMatchObject({ status, erro: { codigo } });
  });
});

describe('a function without', () => {
  it.each(Object.keys(AMBIENTE))('%s says nothing of it to the caller', async (nome) => {
    const { [nome]: _, ...ambiente } = AMBIENTE;
    const resposta = await chamar('users', '/profile', () => Response.json(null), { ambiente });
    expect(resposta).toMatchObject({ status: 500, erro: { codigo: 'ERRO_INTERNO' } });
  });
});

describe('a call without a token of a person', () => {
  it.each([
    '',
    'Bearer',
    'Bearer ',
    'Bearer sb_publishable_x',
    'Bearer a.b.',
    'Basic a.b.c',
    'a.b.c',
  ])('is refused before anybody is asked: "%s"', async (authorization) => {
    const servico = vi.fn<Servico>();
    const { status } = await chamar('users', '/profile', servico, { authorization });
    expect(status).toBe(401);
    expect(servico).not.toHaveBeenCalled();
  });
});
