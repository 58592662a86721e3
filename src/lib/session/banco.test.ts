// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHAVES } from '@/config/constants.ts';
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
let segurada: Promise<Response> | null = null;
const rede = redeFalsa(({ caminho, corpo }) => {
  const antiga = JSON.stringify(corpo)?.includes('"antiga"');
  if (antiga && segurada) return segurada;
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

it('a sign-in by a wrong clock outlives the renewal of the session before, which is refused', async () => {
  adiantado = 10 * HORA;
  vi.setSystemTime(NO_SERVIDOR + adiantado);
  let recusar: (resposta: Response) => void = () => undefined;
  segurada = new Promise<Response>((seguir) => (recusar = seguir));
  const antiga = sessaoDoServidor(NO_SERVIDOR - 2 * HORA);
  const guardada = { ...antiga, refresh_token: 'antiga' };
  localStorage.setItem(CHAVES.sessaoSupabase, JSON.stringify(guardada));
  const pergunta = sessaoDoBanco.expiraEm().catch(() => null);
  await vi.waitFor(() => expect(renovacoes()).toHaveLength(1));
  await sessaoDoBanco.esquecer();

  const entrada = sessaoDoBanco.entregar(sessaoDoServidor(NO_SERVIDOR));
  recusar(json({ code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }, 400));
  await Promise.all([entrada, pergunta]);
  expect(await sessaoDoBanco.expiraEm()).toBe(Math.round(Date.now() / 1000) + 3600);
});
