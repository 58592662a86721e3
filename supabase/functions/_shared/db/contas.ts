import { type SessaoSupabase, sessaoSupabaseSchema } from '@domain/contracts/auth.ts';
import { AuthClient, type AuthError, isAuthSessionMissingError } from '@supabase/supabase-js';
import * as z from 'zod/mini';
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

/** Sends a link to a new password, if there is such an account; which, nobody is told. */
export async function pedirLinkDeSenha(email: string): Promise<void> {
  const { error } = await contas().resetPasswordForEmail(email);
  if (error) throw falhaDaConta(error);
}

/** Uses the link up, and leaves the account with this password and a session. */
export async function redefinirSenha(token: string, senha: string): Promise<SessaoSupabase> {
  const cliente = contas();
  const { data, error } = await cliente.verifyOtp({ token_hash: token, type: 'recovery' });
  if (error) throw falhaDoLink(error);
  await gravarSenha(cliente, senha);
  return sessaoSupabaseSchema.parse(data.session);
}

/** Changes the password of who has just given the present one. */
export async function trocarSenha(sessao: SessaoSupabase, senha: string): Promise<void> {
  await gravarSenha(await contasDe(sessao), senha);
}

async function gravarSenha(cliente: Contas, senha: string): Promise<void> {
  const { error } = await cliente.updateUser({ password: senha });
  // Who chooses the password that there was has it.
  if (error && error.code !== 'same_password') throw falhaDaConta(error);
}

/**
 * Sends what is to be confirmed before an account has another address. An address that another
 * account has gets nothing, and the caller is not told.
 */
export async function pedirTrocaDeEmail(sessao: SessaoSupabase, email: string): Promise<void> {
  const { error } = await (await contasDe(sessao)).updateUser({ email });
  if (error && error.code !== 'email_exists') throw falhaDaConta(error);
}

/** Confirms one of the two addresses of a change; answers whether the change is done. */
export async function confirmarEmail(token: string): Promise<boolean> {
  const { data, error } = await contas().verifyOtp({ token_hash: token, type: 'email_change' });
  if (error) throw falhaDoLink(error);
  // Whoever opens a link is not signed in by it.
  if (data.session) await sair(data.session.access_token);
  return data.session !== null;
}

/** By which id the database knows a session that the Auth service has just made. */
export function idDaSessao({ access_token }: SessaoSupabase): string {
  const corpo = access_token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  return z.object({ session_id: z.uuid() }).parse(JSON.parse(atob(corpo))).session_id;
}

/** Ends the session of a token, on the auth service and in the database. May be repeated. */
export async function sair(token: string): Promise<void> {
  const { error } = await contas().admin.signOut(token, 'local');
  if (!error || isAuthSessionMissingError(error)) return;
  throw error.status === 401 || error.status === 403 ? naoAutorizado(error) : falhaDaConta(error);
}

type Contas = ReturnType<typeof contas>;

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

/** The same, as the person of a session. */
async function contasDe({ access_token, refresh_token }: SessaoSupabase): Promise<Contas> {
  const cliente = contas();
  const { error } = await cliente.setSession({ access_token, refresh_token });
  if (error) throw falhaDaConta(error);
  return cliente;
}

function falhaDoLink(erro: AuthError): AppError {
  const recusado = erro.status !== undefined && erro.status < 429 && erro.status >= 400;
  return recusado ? new AppError('LINK_INVALIDO', undefined, { cause: erro }) : falhaDaConta(erro);
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
