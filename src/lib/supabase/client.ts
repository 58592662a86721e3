import type { SupabaseClient } from '@supabase/supabase-js';
import { CHAVES, TEMPO_REAL } from '@/config/constants.ts';
import { env } from '@/config/env.ts';
import type { Banco } from '../../../supabase/functions/_shared/db/banco.ts';
import { aparelho } from '../armazem.ts';
import { guardarToken } from '../session/token.ts';
import { cabecalhosDeIdentidade } from './identidade.ts';

/** Tables and calls as the compiler knows them; of the rest, what the product uses. */
type Cliente = Banco &
  Pick<SupabaseClient, 'auth' | 'channel' | 'realtime' | 'removeAllChannels' | 'removeChannel'>;

let cliente: Promise<Cliente> | undefined;

/**
 * Returns the client of the hosted database, loaded when first needed: the sign-in screen does
 * without.
 */
export function supabase(): Promise<Cliente> {
  cliente ??= criar();
  return cliente;
}

async function criar(): Promise<Cliente> {
  const { createClient } = await import('@supabase/supabase-js');
  const novo = createClient(env.supabaseUrl, env.supabaseChave, {
    auth: {
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
    },
    realtime: { params: { eventsPerSecond: TEMPO_REAL.eventosPorSegundo } },
    global: { fetch: buscarIdentificado },
  });
  // supabase-js also renews on its own, just before a call that would carry a stale token.
  novo.auth.onAuthStateChange((evento, sessao) => {
    if (evento === 'TOKEN_REFRESHED' && sessao) guardarToken(sessao.access_token);
  });
  // The types of supabase-js let misspelt columns and arguments pass.
  return novo as unknown as Cliente;
}

/** Leaves the realtime channels and forgets the stored session, if the client was ever loaded. */
export async function esquecerSessaoDoBanco(): Promise<void> {
  aparelho.apagar(CHAVES.sessaoSupabase);
  await (await cliente)?.removeAllChannels();
}

/** Adds who asks to calls of the database, and sends them where a signed-in person asks for data. */
const buscarIdentificado: typeof fetch = (entrada, opcoes = {}) => {
  const endereco = entrada instanceof Request ? entrada.url : String(entrada);
  if (!endereco.startsWith(`${env.supabaseUrl}/rest/`)) return fetch(entrada, opcoes);
  const noSite = env.apiUrl + endereco.slice(env.supabaseUrl.length);

  const headers = new Headers(opcoes.headers);
  for (const [nome, valor] of Object.entries(cabecalhosDeIdentidade())) headers.set(nome, valor);
  return fetch(noSite, { ...opcoes, headers });
};
