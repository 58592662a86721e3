import type { SessaoSupabase } from '@domain/contracts/auth.ts';
import { SESSAO } from '@/config/constants.ts';
import { esquecerSessaoDoBanco, supabase } from '../supabase/client.ts';
import type { SessaoDoBanco } from './sessao.ts';

async function sessaoAtual() {
  const { auth } = await supabase();
  const { data, error } = await auth.getSession();
  if (error) throw error;
  return data.session;
}

/**
 * Whether this device's clock is so far from the server's that a session would seem over, or endless:
 * what is less, the margin of the renewal absorbs.
 */
function relogioErrado({ expires_at, expires_in }: SessaoSupabase): boolean {
  const noServidor = expires_at - expires_in;
  return Math.abs(Date.now() / 1000 - noServidor) > SESSAO.margemDeRenovacao / 2;
}

/** The hosted-database session, kept by supabase-js. */
export const sessaoDoBanco: SessaoDoBanco = {
  async entregar(sessao) {
    const { access_token, refresh_token } = sessao;
    const { auth } = await supabase();
    // What is set is judged by the token's own hours, what is renewed by how long it lasts from here.
    const guardar = () =>
      relogioErrado(sessao)
        ? auth.refreshSession({ refresh_token })
        : auth.setSession({ access_token, refresh_token });
    // A renewal of the session before may be on its way: its failure is told to whoever asks meanwhile.
    const { error } = await guardar();
    if (error && (await guardar()).error) throw error;
  },

  async expiraEm() {
    const sessao = await sessaoAtual();
    return sessao?.expires_at ?? null;
  },

  async renovar() {
    const { auth } = await supabase();
    const { data, error } = await auth.refreshSession();
    if (error) throw error;
    if (!data.session) throw new Error('refresh returned no session');
    return data.session.access_token;
  },

  // `auth.signOut` would call the server for a session that `/auth/logout` has already ended.
  esquecer: esquecerSessaoDoBanco,
};
