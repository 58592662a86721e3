import { PostgrestClient } from '@supabase/postgrest-js';
import { AuthClient, RealtimeClient } from '@supabase/supabase-js';
import { CHAVES, TEMPO_REAL } from '@/config/constants.ts';
import { env } from '@/config/env.ts';
import type { Banco } from '../../../supabase/functions/_shared/db/banco.ts';
import { buscarAdiantado } from '../api/adiantadas.ts';
import { aparelho } from '../armazem.ts';
import { guardarToken } from '../session/token.ts';
import { cabecalhosDeIdentidade } from './identidade.ts';

const apikey = env.supabaseChave;
const endereco = (servico: string) => `${env.supabaseUrl}/${servico}/v1`;

type Auth = InstanceType<typeof AuthClient>;

/** Tables and calls as the compiler knows them, the session that goes with them, and what changes meanwhile. */
export interface Cliente {
  banco: Banco;
  auth: Auth;
  realtime: RealtimeClient;
}

/**
 * Puts the parts of supabase-js together that the product uses, as its `createClient` does with all of
 * them. Files and functions are asked for by the API's own calls: the parts for those, which no bundler
 * can leave out, would be a third of what every first visit loads here.
 */
export function juntarPartes(): Cliente {
  const auth = criarAuth();
  const buscar = comToken(auth);
  const realtime = new RealtimeClient(endereco('realtime').replace(/^http/, 'ws'), {
    accessToken: () => tokenDe(auth),
    fetch: buscar,
    params: { apikey, eventsPerSecond: TEMPO_REAL.eventosPorSegundo },
  });
  const banco: unknown = new PostgrestClient(endereco('rest'), { schema: 'public', fetch: buscar });
  seguirToken(auth, realtime);
  // The types of supabase-js let misspelt columns and arguments pass.
  return { banco: banco as Banco, auth, realtime };
}

function criarAuth(): Auth {
  return new AuthClient({
    url: endereco('auth'),
    headers: { apikey, Authorization: `Bearer ${apikey}` },
    storageKey: CHAVES.sessaoSupabase,
    persistSession: true,
    storage: {
      getItem: aparelho.ler,
      setItem: (chave, texto) => void aparelho.guardar(chave, texto),
      removeItem: aparelho.apagar,
    },
    // The session renews itself at the specification's own pace: lib/session/renovacao.ts.
    autoRefreshToken: false,
    detectSessionInUrl: false,
    fetch: contadaDaqui,
  });
}

/**
 * Takes the instant of its end from a renewed session: supabase-js then counts it from here by its
 * duration. By the server's instant, a phone whose clock is hours fast would renew before each call.
 */
const contadaDaqui: typeof fetch = async (entrada, opcoes) => {
  const resposta = await fetch(entrada, opcoes);
  const inteiro = entrada instanceof Request ? entrada.url : String(entrada);
  if (!resposta.ok || !inteiro.startsWith(`${endereco('auth')}/token`)) return resposta;
  const { expires_at: _, ...sessao } = await resposta.json();
  return Response.json(sessao);
};

/** The token of the session, renewed where it has expired; nobody's where there is none. */
async function tokenDe(auth: Auth): Promise<string> {
  const { data } = await auth.getSession();
  return data.session?.access_token ?? apikey;
}

/** Has open channels and the API go on with the token that the session has by now. */
function seguirToken(auth: Auth, realtime: RealtimeClient): void {
  let seguido: string | undefined;
  auth.onAuthStateChange((evento, sessao) => {
    const token = sessao?.access_token;
    if (evento === 'SIGNED_OUT') {
      seguido = undefined;
      void realtime.setAuth();
    } else if ((evento === 'TOKEN_REFRESHED' || evento === 'SIGNED_IN') && token !== seguido) {
      seguido = token;
      void realtime.setAuth(token);
    }
    // It also renews on its own, just before a call that would carry a stale token.
    if (evento === 'TOKEN_REFRESHED' && token) guardarToken(token);
  });
}

/** Says to the database who asks, and asks where a signed-in person asks for data. */
const comToken =
  (auth: Auth): typeof fetch =>
  async (entrada, opcoes = {}) => {
    const headers = new Headers(opcoes.headers);
    headers.set('apikey', apikey);
    headers.set('Authorization', `Bearer ${await tokenDe(auth)}`);
    const inteiro = entrada instanceof Request ? entrada.url : String(entrada);
    if (!inteiro.startsWith(`${env.supabaseUrl}/rest/`)) {
      return fetch(entrada, { ...opcoes, headers });
    }
    for (const [nome, valor] of Object.entries(cabecalhosDeIdentidade())) headers.set(nome, valor);
    const aqui = env.apiUrl + inteiro.slice(env.supabaseUrl.length);
    return buscarAdiantado(aqui, { ...opcoes, headers });
  };
