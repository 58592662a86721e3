// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lerAmbiente } from '../../src/config/ambiente.ts';
import { buscarAdiantado } from '../../src/lib/api/adiantadas.ts';
import { tokenDe, usuarioDe } from '../../tests/unit/support/api.ts';
import { montarChegada } from './plugin.ts';

const EU = '/functions/v1/auth/me';
const PERMISSOES = '/functions/v1/users/permissions';
const AGORA = Date.parse('2026-11-21T12:00:00Z');
const token = tokenDe(usuarioDe().id, AGORA / 1000 + 3600);
const fetch = vi.fn(async (endereco: unknown) => new Response(String(endereco)));
const comToken = (qual: string) => ({ headers: { authorization: `Bearer ${qual}` } });

/** Runs the script as the document does, at an address. */
function chegar(
  caminho = '/agenda',
  ambiente: Record<string, string> = { VITE_API_NO_SITE: 'sim' },
) {
  window.history.replaceState(null, '', caminho);
  const codigo = readFileSync('build/chegada/chegada.js', 'utf8');
  const telas = [
    { endereco: '^/agenda/?$', arquivos: ['/assets/Agenda-1.js', '/assets/Agenda-1.css'] },
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
