/**
 * What is written of the API is what the functions do: every route is described and nothing else,
 * the files are what `npm run api:docs` would write, and whom a call lets through is whom it says.
 *
 * Why: who writes a client reads the description, and nobody reads it against the code.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pode, TIPOS_DE_USUARIO, type TipoDeUsuario } from '@domain/permissoes.ts';
import type { Hono } from 'hono';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../local/paths.ts';
import { escreverDescricao, FUNCOES, funcaoDe } from '../../scripts/api-docs/documento.ts';
import type { Operacao } from '../../scripts/api-docs/operacao.ts';
import { OPERACOES } from '../../scripts/api-docs/operacoes.ts';
import { escreverPagina } from '../../scripts/api-docs/pagina.ts';
import { repository } from './support/tree.ts';

// Deno's own name of a package; nothing of it runs here.
vi.mock('@std/encoding/base64url', () => ({
  decodeBase64Url: () => '',
  encodeBase64Url: () => '',
}));

const TOKEN = 'aaaa.bbbb.cccc';
const SERVICE_KEY = 'chave-de-servico';
const ENVIRONMENT: Record<string, string> = {
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_ANON_KEY: 'chave-publica',
  SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY,
};

beforeEach(() => {
  vi.stubGlobal('Deno', { env: { get: (name: string) => ENVIRONMENT[name] } });
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockReturnValue(undefined);
  }
});

async function appOf(name: string): Promise<Hono> {
  const { app }: { app: Hono } = await import(`../../supabase/functions/${name}/app.ts`);
  return app;
}

const nameOf = ({ metodo, caminho }: Operacao) => `${metodo.toUpperCase()} ${caminho}`;

describe('the description of the API', () => {
  it('is what its contracts write', () => {
    const written = (file: string) => readFileSync(join(ROOT, 'docs', file), 'utf8');
    expect(written('api/openapi.json')).toBe(escreverDescricao());
    expect(written('api.md')).toBe(escreverPagina());
  });

  it('tells of every function', () => {
    const functions = [...repository().keys()].flatMap(
      (path) => /^supabase\/functions\/([a-z][\w-]*)\/app\.ts$/.exec(path)?.[1] ?? [],
    );
    expect([...FUNCOES].sort()).toEqual(functions.sort());
  });

  it.each(FUNCOES)('tells of every route of %s, and of no other', async (name) => {
    const routes = (await appOf(name)).routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{\S*\})?(?=\/|$)/g, '{$1}')}`);
    const described = OPERACOES.filter((one) => funcaoDe(one) === name).map(nameOf);
    expect(described.sort()).toEqual([...new Set(routes)].sort());
  });
});

/** What a call answers to somebody of a type, whose every other question the database leaves open. */
async function codeOf(operation: Operacao, authorization?: string, type?: TipoDeUsuario) {
  vi.stubGlobal('fetch', async (asked: string | URL | Request) =>
    type && String(asked instanceof Request ? asked.url : asked).includes('usuario_atual')
      ? Response.json(userOf(type))
      : Response.json({ code: 'PGRST003', message: '' }, { status: 503 }),
  );
  const app = await appOf(funcaoDe(operation));
  const response = await app.request(operation.caminho.replace('{id}', crypto.randomUUID()), {
    method: operation.metodo.toUpperCase(),
    headers: authorization ? { authorization } : {},
  });
  // Who is sent elsewhere was let through.
  if (response.status === 302) return undefined;
  const { codigo }: { codigo?: string } = await response.json();
  return codigo;
}

function userOf(tipo: TipoDeUsuario) {
  const id = crypto.randomUUID();
  const profile = {
    ...{ id, user_id: id, nome: 'Ana', email: 'ana@pleno.demo', tipo, ativo: true },
    ...{ especialidade: null, crm: null, crm_uf: null, clinica_id: null, plano_medico: 'free' },
    permite_atendimento_individual: false,
    permite_ia: false,
    permite_relatorios_avancados: false,
  };
  return { id, email: profile.email, profile };
}

describe.each(OPERACOES.map((one) => [nameOf(one), one] as const))('%s', (_, operation) => {
  const { quem } = operation;

  it('asks for a session where it says so', async () => {
    expect((await codeOf(operation)) === 'NAO_AUTORIZADO').toBe(quem !== 'qualquer');
    const withKey = await codeOf(operation, `Bearer ${SERVICE_KEY}`);
    expect(withKey === 'NAO_AUTORIZADO').toBe(quem === 'sessao' || typeof quem === 'object');
  });

  it.each(TIPOS_DE_USUARIO)('lets through, or not, a %s as it says', async (tipo) => {
    const refused = (await codeOf(operation, `Bearer ${TOKEN}`, tipo)) === 'PROIBIDO';
    expect(refused).toBe(typeof quem === 'object' && !quem.some((one) => pode({ tipo }, one)));
  });
});
