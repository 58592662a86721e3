/** Auth, REST and Storage as the browser meets them, where the stand-in needed a hand. */
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../local/demo-accounts.ts';
import { pilhaCompartilhada } from '../support/compartilhada.ts';
import { entrar, novoCliente } from './support/clientes.ts';

const pilha = pilhaCompartilhada();

test('requests leave the grants of the migrations as they are', async () => {
  await (await entrar(pilha, 'medico@pleno.demo')).cliente.from('profiles').select('id');
  const abertas = await pilha.sql(
    `select table_name from information_schema.role_table_grants
     where grantee = 'anon' and table_schema in ('public', 'private', 'auth')`,
  );
  expect(abertas).toEqual([]);
});

test('signing out ends the session in the database, for the token too', async () => {
  const { cliente, token } = await entrar(pilha, 'staff@pleno.demo');
  const perguntar = async () => {
    const resposta = await fetch(`${pilha.apiUrl}/rest/v1/rpc/usuario_atual`, {
      method: 'POST',
      headers: {
        apikey: pilha.anonKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: '{}',
    });
    return resposta.json();
  };
  expect(await perguntar()).toMatchObject({ email: 'staff@pleno.demo' });
  await cliente.auth.signOut();
  expect(await perguntar()).toBeNull();
});

test('a body over the largest is refused before any of it is read', async () => {
  const LARGEST = 50 * 1024 ** 2;
  const anunciar = (tamanho: number) =>
    new Promise<number | undefined>((resolve, reject) => {
      const pedido = request(`${pilha.apiUrl}/local/v1/health`, {
        method: 'POST',
        headers: { 'content-length': tamanho },
      });
      pedido.once('response', (resposta) => {
        resolve(resposta.statusCode);
        pedido.destroy();
      });
      pedido.once('error', reject);
      pedido.flushHeaders();
    });
  expect(await anunciar(LARGEST)).toBe(200);
  expect(await anunciar(LARGEST + 1)).toBe(413);
});

test('times are ISO 8601, as on the platform', async () => {
  const { data } = await novoCliente(pilha, pilha.serviceKey)
    .from('profiles')
    .select('criado_em')
    .limit(1)
    .single();
  expect(data?.criado_em).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+\+00:00$/);
});

test('a browser may send any header', async () => {
  for (const caminho of ['/auth/v1/token', '/rest/v1/profiles', '/storage/v1/object/anexos/a']) {
    const resposta = await fetch(pilha.apiUrl + caminho, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://127.0.0.1:5173',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,x-user-id,x-user-type',
      },
    });
    expect(resposta.headers.get('access-control-allow-headers')).toBe(
      'apikey,x-user-id,x-user-type',
    );
    expect(resposta.headers.get('access-control-allow-origin')).toBe('*');
  }
});

test('registering asks for the length of password that config.toml asks for', async () => {
  const { error } = await novoCliente(pilha).auth.signUp({
    email: 'curta@exemplo.demo',
    password: DEMO_PASSWORD.slice(0, 7),
  });
  expect(error?.code).toBe('weak_password');
});

describe('storage', () => {
  const arquivo = new Blob(['%PDF-1.7 teste'], { type: 'application/pdf' });

  test('keeps and gives back a file, by the service', async () => {
    const anexos = novoCliente(pilha, pilha.serviceKey).storage.from('anexos');
    const enviado = await anexos.upload('pasta/laudo.pdf', arquivo);
    expect(enviado.error).toBeNull();
    const { data } = await anexos.download('pasta/laudo.pdf');
    expect(data?.type).toBe('application/pdf');
    expect(await data?.text()).toBe('%PDF-1.7 teste');
    expect((await anexos.remove(['pasta/laudo.pdf'])).error).toBeNull();
    expect((await anexos.download('pasta/laudo.pdf')).error).not.toBeNull();
  });

  test('refuses a type that the bucket does not take', async () => {
    const anexos = novoCliente(pilha, pilha.serviceKey).storage.from('anexos');
    const { error } = await anexos.upload('a.html', new Blob(['<b>'], { type: 'text/html' }));
    expect(error?.message).toContain('text/html');
  });

  test('refuses who has no policy, in both directions', async () => {
    const doServico = novoCliente(pilha, pilha.serviceKey).storage.from('anexos');
    await doServico.upload('segredo.pdf', arquivo, { upsert: true });
    const { cliente } = await entrar(pilha, 'staff@pleno.demo');
    for (const outro of [cliente, novoCliente(pilha)]) {
      const anexos = outro.storage.from('anexos');
      expect((await anexos.upload('meu.pdf', arquivo)).error).not.toBeNull();
      expect((await anexos.download('segredo.pdf')).error).not.toBeNull();
      expect((await anexos.list()).data ?? []).toEqual([]);
    }
  });
});

test.each([
  ['NUL in the name of a file', 'GET', '/storage/v1/object/anexos/a%00b', undefined],
  ['NUL in a filter', 'GET', '/rest/v1/pacientes?nome=eq.%00', undefined],
  ['NUL in the name of a column', 'GET', '/rest/v1/pacientes?%00=eq.1', undefined],
  ['NUL in a key', 'POST', '/storage/v1/object/move', { bucketId: 'anexos', sourceKey: '\0' }],
  ['NUL in an e-mail', 'POST', '/auth/v1/recover', { email: '\0@a.com' }],
  ['a number for a password', 'POST', '/auth/v1/token?grant_type=password', { password: 1 }],
  ['a list for an e-mail', 'POST', '/auth/v1/recover', { email: ['a@a.com'] }],
  [
    'an object for a token',
    'POST',
    '/auth/v1/token?grant_type=refresh_token',
    { refresh_token: {} },
  ],
  ['nothing for a password', 'PUT', '/auth/v1/user', { password: null }],
  ['no object at all', 'POST', '/auth/v1/token?grant_type=password', null],
  ['a list for a name', 'POST', '/rest/v1/pacientes', { nome: [] }],
])("%s is the caller's mistake", async (_, method, caminho, corpo) => {
  const { token } = await entrar(pilha, 'medico@pleno.demo');
  const resposta = await fetch(pilha.apiUrl + caminho, {
    method,
    headers: {
      apikey: pilha.anonKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    ...(corpo !== undefined && { body: JSON.stringify(corpo) }),
  });
  expect(resposta.status).toBe(400);
});

test('words that only look like NUL arrive as they are', async () => {
  const { cliente } = await entrar(pilha, 'medico@pleno.demo');
  const { error } = await cliente.rpc('buscar_pacientes', { p_termo: 'a\\u0000' });
  expect(error).toBeNull();
});
