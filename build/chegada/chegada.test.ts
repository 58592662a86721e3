// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lerAmbiente } from '../../src/config/ambiente.ts';
import { buscarAdiantado } from '../../src/lib/api/adiantadas.ts';
import { tokenDe, usuarioDe } from '../../tests/unit/support/api.ts';
import { montarChegada } from './plugin.ts';

const EU = '/functions/v1/auth/me';
const PERMISSOES = '/functions/v1/users/permissions';
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
      chamada: { nome: 'estrutura_da_agenda', argumento: 'p_clinica', valor: '$clinica' },
    },
    {
      endereco: '^/paciente/([^/]+)/?$',
      arquivos: [],
      chamada: { nome: 'situacao_de_acesso', argumento: 'p_paciente', valor: '$id' },
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
  fetch.mockClear();
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
  expect(perguntados()).toEqual([EU, PERMISSOES]);
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

it('fetches no files of the clinic for a patient, nor for another screen', () => {
  localStorage.setItem('auth_token', token);
  chegar('/agenda/ajustes');
  localStorage.setItem('quem_entrou', JSON.stringify({ profile: { tipo: 'paciente' } }));
  chegar();
  expect(buscados()).toEqual([]);
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
    fetch.mock.calls.slice(2).map(([endereco, opcoes]) => `${endereco} ${opcoes?.body}`);

  it('is about the clinic in which the device was used last, else the first', () => {
    comClinicas(medica.id, 'c9');
    chegar();
    expect(mandados()).toEqual([`${ESTRUTURA} {"p_clinica":"c1"}`]);
    comClinicas(medica.id, 'c2');
    fetch.mockClear();
    chegar();
    expect(mandados()).toEqual([`${ESTRUTURA} {"p_clinica":"c2"}`]);
  });

  it('is about whom the address names', () => {
    comClinicas(medica.id);
    chegar('/paciente/p1');
    expect(mandados()).toEqual(['/rest/v1/rpc/situacao_de_acesso {"p_paciente":"p1"}']);
  });

  it('is not made in a clinic that the device knows of somebody else', () => {
    comClinicas('de-outra');
    chegar();
    expect(mandados()).toEqual([]);
  });

  it('serves who sends the same, for as long as an arrival takes', async () => {
    const pedir = (body: string) =>
      buscarAdiantado(location.origin + ESTRUTURA, { ...comToken(token), method: 'POST', body });
    comClinicas(medica.id);
    chegar();
    fetch.mockClear();
    expect(await (await pedir('{"p_clinica":"c1"}')).text()).toBe(ESTRUTURA);
    expect(perguntados()).toEqual([]);
    chegar();
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
