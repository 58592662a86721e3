/** The PostgreSQL port: clients of their own on a session they share with the API. */
import postgres, { type Sql } from 'postgres';
import { afterEach, expect, test, vi } from 'vitest';
import { pilhaCompartilhada } from '../support/compartilhada.ts';
import { novoCliente } from './support/clientes.ts';

const MEDICA = '10000000-0000-4000-8000-000000000011';

const pilha = pilhaCompartilhada();
const abertas: Sql[] = [];

afterEach(async () => {
  for (const base of abertas.splice(0)) await base.end({ timeout: 0 });
});

/** A client like any other; `prefer` asks for encryption first, as psql does. */
function conectar(): Sql {
  const base = postgres(pilha.psqlUrl ?? '', {
    max: 1,
    ssl: 'prefer',
    onnotice: () => {},
  });
  abertas.push(base);
  return base;
}

/** The name that the API answers. */
async function nomePelaApi(): Promise<unknown> {
  const { data, error } = await novoCliente(pilha, pilha.serviceKey)
    .from('profiles')
    .select('nome')
    .eq('id', MEDICA)
    .single();
  return error ?? data.nome;
}

test('answers simple and prepared queries, and goes on after an error', async () => {
  const base = conectar();
  expect(await base`select ${21}::int * 2 as dobro`).toEqual([{ dobro: 42 }]);
  await expect(base`select * from nao_existe`).rejects.toThrow('does not exist');
  expect(await base.unsafe('select 1 as um; select 2 as dois')).toEqual([
    [{ um: 1 }],
    [{ dois: 2 }],
  ]);
});

test('an open transaction is not seen by the API, which waits for its end', async () => {
  const base = conectar();
  const conexao = await base.reserve();
  const original = await nomePelaApi();
  await conexao.unsafe('begin');
  await conexao.unsafe(
    `update public.profiles set nome = 'Nome Não Confirmado' where id = '${MEDICA}'`,
  );
  let respondeu = false;
  const resposta = nomePelaApi().finally(() => {
    respondeu = true;
  });
  expect(await conexao.unsafe(`select nome from public.profiles where id = '${MEDICA}'`)).toEqual([
    { nome: 'Nome Não Confirmado' },
  ]);
  expect(respondeu).toBe(false);
  await conexao.unsafe('rollback');
  expect(await resposta).toBe(original);
  conexao.release();
});

test('a client that breaks off in a transaction leaves nothing behind', async () => {
  const base = conectar();
  const conexao = await base.reserve();
  const original = await nomePelaApi();
  await conexao.unsafe('begin');
  await conexao.unsafe(`update public.profiles set nome = 'Nome Perdido' where id = '${MEDICA}'`);
  await base.end({ timeout: 0 });
  expect(await nomePelaApi()).toBe(original);
});

test('what a client sets is its own, and stays with it', async () => {
  const [um, outro] = [conectar(), conectar()];
  await um.unsafe("set role anon; set search_path to pg_catalog; set request.jwt.claims to '{}'");
  const consulta =
    "select current_user::text as usuario, current_setting('search_path') as caminho, current_setting('request.jwt.claims', true) as claims";
  expect(await outro.unsafe(consulta)).toMatchObject([
    { usuario: 'postgres', caminho: '"$user", public, extensions' },
  ]);
  expect(await nomePelaApi()).toBeTypeOf('string');
  expect(await um.unsafe(consulta)).toEqual([
    { usuario: 'anon', caminho: 'pg_catalog', claims: '{}' },
  ]);
});

test('a table made here is soon served by the API', async () => {
  const base = conectar();
  await base.unsafe(
    'create table public.feita_pelo_psql (id int primary key); grant select on public.feita_pelo_psql to service_role',
  );
  await base.end();
  await vi.waitUntil(
    async () => {
      const { error } = await novoCliente(pilha, pilha.serviceKey).from('feita_pelo_psql').select();
      return error === null;
    },
    { timeout: 5000 },
  );
  await pilha.sql('drop table public.feita_pelo_psql');
});

test('COPY from the client is refused without harm', async () => {
  await expect(conectar().unsafe('copy public.profiles from stdin')).rejects.toThrow(
    'não funciona na pilha local',
  );
  expect(await conectar().unsafe('select 1 as um')).toEqual([{ um: 1 }]);
});
