// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lerAmbiente } from '../../src/config/ambiente.ts';
import { buscarAdiantado } from '../../src/lib/api/adiantadas.ts';
import { tokenDe, usuarioDe } from '../../tests/unit/support/api.ts';
import { montarChegada } from './plugin.ts';

const EU = '/functions/v1/auth/me';
const PERMISSOES = '/functions/v1/users/permissions';
const CLINICAS = '/rest/v1/rpc/minhas_clinicas';
const AGORA = Date.parse('2026-11-21T12:00:00Z');
const token = tokenDe(usuarioDe().id, AGORA / 1000 + 3600);
const fetch = vi.fn(
  async (endereco: unknown, _opcoes?: RequestInit) => new Response(String(endereco)),
);
const comToken = (qual: string) => ({ headers: { authorization: `Bearer ${qual}` } });

/** Runs the script as the document does, at an address. */
function chegar(
  caminho = '/agenda',
  ambiente: Record<string, string> = { VITE_API_NO_SITE: 'sim' },
) {
  window.history.replaceState(null, '', caminho);
  const codigo = readFileSync('build/chegada/chegada.js', 'utf8');
  const telas: Parameters<typeof montarChegada>[2] = [
    {
      endereco: '^/agenda/?$',
      arquivos: ['/assets/Agenda-1.js', '/assets/Agenda-1.css'],
      chamadas: [{ nome: 'estrutura_da_agenda', argumento: 'p_clinica', valor: '$clinica' }],
    },
    {
      endereco: '^/paciente/([^/]+)/?$',
      arquivos: [],
      chamadas: [
        { nome: 'capa_do_prontuario', argumento: 'p_paciente', valor: '$id' },
        { nome: 'inicio_do_prontuario', argumento: 'p_paciente', valor: '$id' },
      ],
    },
  ];
  new Function(montarChegada(codigo, lerAmbiente(ambiente), telas))();
}

const buscados = () =>
  [...document.head.querySelectorAll('link')].map(
    ({ rel, href }) => `${rel} ${new URL(href).pathname}`,
  );
const perguntados = () => fetch.mock.calls.map(([endereco]) => endereco);

beforeEach(() => {
  vi.useFakeTimers({ now: AGORA });
  vi.stubGlobal('fetch', fetch);
  fetch.mockReset();
  fetch.mockImplementation(async (endereco: unknown) => new Response(String(endereco)));
  localStorage.clear();
  document.head.innerHTML = '';
  globalThis.adiantadas = undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks who is signed in, and fetches the files of the screen of the address', () => {
  localStorage.setItem('auth_token', token);
  chegar();
  expect(perguntados()).toEqual([EU, PERMISSOES, CLINICAS]);
  expect(buscados()).toEqual(['modulepreload /assets/Agenda-1.js', 'preload /assets/Agenda-1.css']);
});

it('asks the API where the site does not hand calls on', () => {
  localStorage.setItem('auth_token', token);
  chegar('/agenda', { VITE_SUPABASE_URL: 'https://x.supabase.co/' });
  expect(perguntados()[0]).toBe(`https://x.supabase.co${EU}`);
});

it.each([
  ['nobody is signed in', ''],
  ['the token has to be renewed first', tokenDe(usuarioDe().id, AGORA / 1000 + 200)],
  ['what is kept is no token', 'a.b.c'],
])('does nothing when %s', (_quando, guardado) => {
  if (guardado) localStorage.setItem('auth_token', guardado);
  chegar();
  expect(perguntados()).toEqual([]);
  expect(buscados()).toEqual([]);
});

it('fetches no files of a clinic, and asks for none, for who works in none or goes elsewhere', () => {
  localStorage.setItem('auth_token', token);
  chegar('/agenda/ajustes');
  fetch.mockClear();
  for (const tipo of ['paciente', 'plantonista']) {
    localStorage.setItem('quem_entrou', JSON.stringify({ profile: { tipo } }));
    chegar();
  }
  expect(buscados()).toEqual([]);
  expect(perguntados()).toEqual([EU, PERMISSOES, EU, PERMISSOES]);
});

describe('the first call of a screen', () => {
  const medica = usuarioDe();
  const comClinicas = (de: string, ativa = '') => {
    localStorage.setItem('auth_token', token);
    localStorage.setItem('quem_entrou', JSON.stringify({ profile: medica }));
    localStorage.setItem(
      'clinicas',
      JSON.stringify({ de, clinicas: [{ id: 'c1' }, { id: 'c2' }] }),
    );
    localStorage.setItem('active_clinica', ativa);
  };
  const ESTRUTURA = '/rest/v1/rpc/estrutura_da_agenda';
  const mandados = () =>
    fetch.mock.calls.slice(3).map(([endereco, opcoes]) => `${endereco} ${opcoes?.body}`);
  /** Until what the script waits for has come. */
  const assentar = () => vi.advanceTimersByTimeAsync(0);
  const nasClinicas = (...ids: string[]) =>
    fetch.mockImplementation(async (endereco: unknown) =>
      endereco === CLINICAS
        ? Response.json(ids.map((id) => ({ id })))
        : new Response(String(endereco)),
    );

  it('is about the clinic in which the device was used last, else the first', async () => {
    comClinicas(medica.id, 'c9');
    chegar();
    await assentar();
    expect(mandados()).toEqual([`${ESTRUTURA} {"p_clinica":"c1"}`]);
    comClinicas(medica.id, 'c2');
    fetch.mockClear();
    chegar();
    await assentar();
    expect(mandados()).toEqual([`${ESTRUTURA} {"p_clinica":"c2"}`]);
  });

  it('is about whom the address names, all of it at once', () => {
    comClinicas(medica.id);
    chegar('/paciente/p1');
    expect(mandados()).toEqual([
      '/rest/v1/rpc/capa_do_prontuario {"p_paciente":"p1"}',
      '/rest/v1/rpc/inicio_do_prontuario {"p_paciente":"p1"}',
    ]);
  });

  it('is about the clinic that the server tells, on a device that knows nobody or somebody else', async () => {
    nasClinicas('c7', 'c8');
    localStorage.setItem('auth_token', token);
    chegar();
    await assentar();
    expect(mandados()).toEqual([`${ESTRUTURA} {"p_clinica":"c7"}`]);
    comClinicas('de-outra', 'c8');
    fetch.mockClear();
    chegar();
    await assentar();
    expect(mandados()).toEqual([`${ESTRUTURA} {"p_clinica":"c8"}`]);
    // The program reads where it works from the same answer.
    const lida = await buscarAdiantado(location.origin + CLINICAS, {
      ...comToken(token),
      method: 'POST',
      body: '{}',
    });
    expect(await lida.json()).toEqual([{ id: 'c7' }, { id: 'c8' }]);
  });

  it.each([
    ['works nowhere', () => nasClinicas()],
    ['is refused', () => fetch.mockImplementation(async () => new Response('', { status: 401 }))],
    ['has no network', () => fetch.mockImplementation(() => Promise.reject(new TypeError('net')))],
  ])('is not made for who %s', async (_quem, preparar) => {
    preparar();
    localStorage.setItem('auth_token', token);
    chegar();
    await assentar();
    expect(mandados()).toEqual([]);
  });

  it('serves who sends the same, for as long as an arrival takes', async () => {
    const pedir = (body: string) =>
      buscarAdiantado(location.origin + ESTRUTURA, { ...comToken(token), method: 'POST', body });
    comClinicas(medica.id);
    chegar();
    await assentar();
    fetch.mockClear();
    expect(await (await pedir('{"p_clinica":"c1"}')).text()).toBe(ESTRUTURA);
    expect(perguntados()).toEqual([]);
    chegar();
    await assentar();
    fetch.mockClear();
    await pedir('{"p_clinica":"c2"}');
    expect(perguntados()).toHaveLength(1);
    vi.spyOn(performance, 'now').mockReturnValue(60_000);
    await pedir('{"p_clinica":"c1"}');
    expect(perguntados()).toHaveLength(2);
  });
});

it('hands each answer over once, and only to the session that asked', async () => {
  localStorage.setItem('auth_token', token);
  chegar();
  fetch.mockClear();
  const inteiro = location.origin + EU;
  await buscarAdiantado(inteiro, comToken('de-outra'));
  expect(perguntados()).toEqual([inteiro]);
  expect(await (await buscarAdiantado(inteiro, comToken(token))).text()).toBe(EU);
  expect(perguntados()).toEqual([inteiro]);
  await buscarAdiantado(inteiro, comToken(token));
  expect(perguntados()).toEqual([inteiro, inteiro]);
});
