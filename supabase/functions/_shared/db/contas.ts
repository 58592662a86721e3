import { type SessaoSupabase, sessaoSupabaseSchema } from '@domain/contracts/auth.ts';
import { AuthClient, type AuthError, isAuthSessionMissingError } from '@supabase/supabase-js';
import { AppError, erroInterno, indisponivel, naoAutorizado } from '../http/erro.ts';
import { ambiente } from './ambiente.ts';

/** Accounts and sessions: the auth service decides, the refusals are in this product's words. */

/** How long a function waits for the auth service, in milliseconds: it hashes passwords. */
const ESPERA = 15_000;

/** @throws {AppError} 401 'Credenciais inválidas', the same for a wrong password and an unknown e-mail. */
export async function entrar(email: string, senha: string): Promise<SessaoSupabase> {
  const { data, error } = await contas().signInWithPassword({ email, password: senha });
  if (error) throw falhaDaConta(error);
  return sessaoSupabaseSchema.parse(data.session);
}

/** Makes an account and its first session; the database makes the profile from `dados`. */
export async function cadastrar(
  email: string,
  senha: string,
  dados: Record<string, unknown>,
): Promise<SessaoSupabase> {
  const { data, error } = await contas().signUp({
    email,
    password: senha,
    options: { data: dados },
  });
  if (error) throw falhaDaConta(error);
  if (!data.session) {
    throw new AppError(
      'REGRA_VIOLADA',
      'Sua conta foi criada. Confirme seu e-mail pelo link que enviamos e depois entre.',
    );
  }
  return sessaoSupabaseSchema.parse(data.session);
}

/** Ends the session of a token, on the auth service and in the database. May be repeated. */
export async function sair(token: string): Promise<void> {
  const { error } = await contas().admin.signOut(token, 'local');
  if (!error || isAuthSessionMissingError(error)) return;
  throw error.status === 401 || error.status === 403 ? naoAutorizado(error) : falhaDaConta(error);
}

/** Makes a client for each call, because a client keeps the session that it made. */
function contas() {
  const { authUrl, chavePublica } = ambiente();
  return new AuthClient({
    url: authUrl,
    headers: { apikey: chavePublica },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    fetch: (endereco, opcoes) =>
      fetch(endereco, { ...opcoes, signal: AbortSignal.timeout(ESPERA) }),
  });
}

function falhaDaConta(erro: AuthError): AppError {
  switch (erro.code) {
    case 'invalid_credentials':
      return new AppError('CREDENCIAIS_INVALIDAS', undefined, { cause: erro });
    case 'user_banned':
      return new AppError('CONTA_INATIVA');
    case 'email_not_confirmed':
      return new AppError('REGRA_VIOLADA', 'Confirme seu e-mail pelo link que enviamos e entre.');
    case 'email_address_invalid':
      return campoRecusado('email', 'E-mail: confira o endereço.');
    case 'weak_password':
      return campoRecusado('password', 'Senha: escolha uma mais difícil de adivinhar.');
  }
  if (erro.status === 429) {
    return new AppError('BLOQUEADO', undefined, {
      cabecalhos: { 'retry-after': '60' },
    });
  }
  const semResposta = erro.name === 'AuthRetryableFetchError';
  return semResposta ? indisponivel(erro) : erroInterno(erro);
}

function campoRecusado(campo: string, frase: string): AppError {
  return new AppError('VALIDACAO', frase, { campos: { [campo]: frase } });
}
