import { esquecerSessaoDoBanco, supabase } from '../supabase/client.ts';
import type { SessaoDoBanco } from './sessao.ts';

async function sessaoAtual() {
  const { auth } = await supabase();
  const { data, error } = await auth.getSession();
  if (error) throw error;
  return data.session;
}

/** The hosted-database session, kept by supabase-js. */
export const sessaoDoBanco: SessaoDoBanco = {
  async entregar({ access_token, refresh_token }) {
    const { auth } = await supabase();
    const { error } = await auth.setSession({ access_token, refresh_token });
    if (error) throw error;
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
