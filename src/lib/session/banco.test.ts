// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entradaDe, json, redeFalsa, usuarioDe } from '../../../tests/unit/support/api.ts';
import { consultar } from '../supabase/consulta.ts';
import { sessaoDoBanco } from './banco.ts';

const NO_SERVIDOR = Date.parse('2026-11-21T12:00:00Z');
const HORA = 3_600_000;
const usuaria = usuarioDe();

/** An unsigned token as strict as supabase-js reads it. */
const tokenAte = (exp: number) =>
  `e30.${btoa(JSON.stringify({ sub: usuaria.id, exp })).replaceAll('=', '')}.eHg`;

/** The session as the server gives it: an hour by its own clock. */
function sessaoDoServidor(agora: number) {
  const expires_at = agora / 1000 + 3600;
  const { supabase_session } = entradaDe(usuaria, tokenAte(expires_at));
  return { ...supabase_session, expires_at };
}

let adiantado = 0;
const rede = redeFalsa(({ caminho }) => {
  if (caminho.startsWith('/auth/v1/token')) return json(sessaoDoServidor(Date.now() - adiantado));
  return json(caminho.startsWith('/auth/v1/user') ? { id: usuaria.id } : []);
});
const renovacoes = () => rede.recebidas.filter(({ caminho }) => caminho.includes('refresh_token'));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  rede.recebidas.length = 0;
  vi.stubGlobal('fetch', rede.fetch);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['ten hours fast', 10 * HORA],
  ['half an hour fast', HORA / 2],
  ['right', 0],
  ['ten hours slow', -10 * HORA],
])(
  'a clock that is %s lets a session live its hour, renewed only when that ends',
  async (_, erro) => {
    adiantado = erro;
    vi.setSystemTime(NO_SERVIDOR + adiantado);
    await sessaoDoBanco.entregar(sessaoDoServidor(NO_SERVIDOR));
    const naEntrada = renovacoes().length;
    expect(naEntrada).toBeLessThanOrEqual(1);
    const resta = async () => ((await sessaoDoBanco.expiraEm()) ?? 0) - Date.now() / 1000;
    expect(await resta()).toBe(3600);

    await consultar((db) => db.from('profiles').select('id'));
    vi.setSystemTime(Date.now() + 50 * 60_000);
    await consultar((db) => db.from('profiles').select('id'));
    expect(renovacoes()).toHaveLength(naEntrada);
    expect(await resta()).toBe(600);

    await sessaoDoBanco.renovar();
    expect(await resta()).toBe(3600);
  },
);
