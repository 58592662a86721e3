/** Realtime: each subscriber is told of the rows that the policies let it see, and no other. */
import type { RealtimePostgresChangesPayload, SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { pilhaCompartilhada } from '../support/compartilhada.ts';
import { entrar, type Pessoa } from './support/clientes.ts';

type Mudanca = RealtimePostgresChangesPayload<Record<string, unknown>>;

const pilha = pilhaCompartilhada();
let medica: Pessoa;
let clinica: Pessoa;

beforeAll(async () => {
  medica = await entrar(pilha, 'medico@pleno.demo');
  clinica = await entrar(pilha, 'clinica@pleno.demo');
});

afterEach(async () => {
  await medica.cliente.removeAllChannels();
  await clinica.cliente.removeAllChannels();
});

/** Subscribes and collects what arrives. */
async function ouvir(cliente: SupabaseClient, filter?: string): Promise<Mudanca[]> {
  const mudancas: Mudanca[] = [];
  const canal = cliente
    .channel(`teste-${Math.random()}`)
    .on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'notificacoes', ...(filter && { filter }) },
      (mudanca: Mudanca) => mudancas.push(mudanca),
    );
  await new Promise<void>((resolve, reject) => {
    canal.subscribe((estado, erro) => {
      if (estado === 'SUBSCRIBED') resolve();
      if (estado === 'CHANNEL_ERROR' || estado === 'TIMED_OUT') reject(erro ?? new Error(estado));
    });
  });
  return mudancas;
}

async function notificar(pessoa: Pessoa, titulo: string, tipo = 'sistema'): Promise<string> {
  const [linha] = await pilha.sql<{ id: string }>(
    `insert into public.notificacoes (user_id, titulo, mensagem, tipo)
     values ($1, $2, 'Mensagem', $3) returning id`,
    [pessoa.id, titulo, tipo],
  );
  return linha?.id ?? '';
}

const titulos = (mudancas: Mudanca[]) =>
  mudancas.map(({ new: linha }) => ('titulo' in linha ? linha.titulo : null));

test('tells the owner of a row and nobody else', async () => {
  const daMedica = await ouvir(medica.cliente);
  const daClinica = await ouvir(clinica.cliente);
  await notificar(medica, 'Para a médica');
  await notificar(clinica, 'Para a clínica');
  await vi.waitUntil(() => daMedica.length > 0 && daClinica.length > 0, { timeout: 5000 });
  expect(titulos(daMedica)).toEqual(['Para a médica']);
  expect(titulos(daClinica)).toEqual(['Para a clínica']);
  expect(daMedica[0]).toMatchObject({
    eventType: 'INSERT',
    schema: 'public',
    table: 'notificacoes',
  });
});

test.each([
  ['titulo=eq.Certa', 'equal'],
  ['titulo=neq.Errada', 'different'],
  ['titulo=in.(Certa,"Com, vírgula")', 'one of'],
  ['titulo=lt.D', 'less'],
  ['tipo=gte.sistema', 'at least'],
])('respects the filter %s', async (filtro) => {
  const mudancas = await ouvir(medica.cliente, filtro);
  await notificar(medica, 'Errada', 'agendamento');
  await notificar(medica, 'Certa');
  await vi.waitUntil(() => mudancas.length > 0, { timeout: 5000 });
  expect(titulos(mudancas)).toEqual(['Certa']);
});

test('compares values of other types than text', async () => {
  const mudancas = await ouvir(medica.cliente, 'lida=eq.true');
  const id = await notificar(medica, 'Ainda não lida');
  await pilha.sql('update public.notificacoes set lida = true where id = $1', [id]);
  await vi.waitUntil(() => mudancas.length > 0, { timeout: 5000 });
  expect(mudancas).toMatchObject([{ eventType: 'UPDATE', new: { id, lida: true }, old: { id } }]);
});

test('a filter that makes no sense hurts nobody else', async () => {
  const semSentido = await ouvir(clinica.cliente, 'lida=eq.banana');
  const mudancas = await ouvir(medica.cliente);
  await notificar(clinica, 'Ninguém vê');
  await notificar(medica, 'Continua');
  await vi.waitUntil(() => mudancas.length > 0, { timeout: 5000 });
  expect(titulos(mudancas)).toEqual(['Continua']);
  expect(semSentido).toEqual([]);
});

test('a deleted row shows its key alone', async () => {
  const id = await notificar(medica, 'Vai embora');
  const mudancas = await ouvir(medica.cliente);
  await pilha.sql('delete from public.notificacoes where id = $1', [id]);
  await vi.waitUntil(() => mudancas.length > 0, { timeout: 5000 });
  expect(mudancas).toMatchObject([{ eventType: 'DELETE', old: { id } }]);
  expect(Object.keys(mudancas[0]?.old ?? {})).toEqual(['id']);
});

test('goes on after the token was refreshed', async () => {
  const mudancas = await ouvir(medica.cliente);
  const { error } = await medica.cliente.auth.refreshSession();
  expect(error).toBeNull();
  await notificar(medica, 'Depois da renovação');
  await vi.waitUntil(() => mudancas.length > 0, { timeout: 5000 });
  expect(titulos(mudancas)).toEqual(['Depois da renovação']);
});

test('says nothing more to a session that was signed out', async () => {
  const saiu = await entrar(pilha, 'medico@pleno.demo');
  const doSaiu = await ouvir(saiu.cliente);
  const daMedica = await ouvir(medica.cliente);
  await pilha.sql('delete from auth.sessions where id = $1', [sessaoDe(saiu.token)]);
  await notificar(medica, 'Depois da saída');
  await notificar(medica, 'Mais uma');
  // Changes are told one by one: when the second has arrived, everybody was told of the first.
  await vi.waitUntil(() => daMedica.length === 2, { timeout: 5000 });
  expect(doSaiu).toEqual([]);
  await saiu.cliente.removeAllChannels();
});

test('refuses a forged token and an unknown key', async () => {
  const url = pilha.apiUrl.replace('http', 'ws');
  const semChave = new WebSocket(`${url}/realtime/v1/websocket?apikey=inventada&vsn=2.0.0`);
  const recusado = await new Promise((resolve) => {
    semChave.once('unexpected-response', (_pedido, resposta) => resolve(resposta.statusCode));
    semChave.once('open', () => resolve('open'));
  });
  expect(recusado).toBe(401);

  const forjado = `${medica.token.slice(0, -4)}AAAA`;
  const conexao = new WebSocket(`${url}/realtime/v1/websocket?apikey=${pilha.anonKey}&vsn=1.0.0`);
  await new Promise((resolve) => conexao.once('open', resolve));
  const resposta = new Promise((resolve) =>
    conexao.once('message', (dados) => resolve(JSON.parse(dados.toString()))),
  );
  conexao.send(
    JSON.stringify({
      topic: 'realtime:teste',
      event: 'phx_join',
      ref: '1',
      join_ref: '1',
      payload: { access_token: forjado, config: { postgres_changes: [] } },
    }),
  );
  expect(await resposta).toMatchObject({
    event: 'phx_reply',
    ref: '1',
    payload: { status: 'error' },
  });
  conexao.close();
});

function sessaoDe(token: string): string {
  const [, corpo = ''] = token.split('.');
  const { session_id } = JSON.parse(Buffer.from(corpo, 'base64url').toString());
  return session_id;
}
