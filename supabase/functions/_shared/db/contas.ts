import { type SessaoSupabase, sessaoSupabaseSchema } from '@domain/contracts/auth.ts';
import {
  AuthClient,
  type AuthError,
  isAuthSessionMissingError,
  type User,
} from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { AppError, erroInterno, indisponivel, naoAutorizado } from '../http/erro.ts';
import { ambiente } from './ambiente.ts';

/** Accounts and sessions: the auth service decides, the refusals are in this product's words. */

/** How long a function waits for the auth service, in milliseconds: it hashes passwords. */
const ESPERA = 15_000;

/** A session by a password alone, and the second factor that it needs before it opens anything. */
export interface Entrada {
  readonly sessao: SessaoSupabase;
  readonly fator: string | null;
}

/** @throws {AppError} 401 'Credenciais inválidas', the same for a wrong password and an unknown e-mail. */
export async function entrar(email: string, senha: string): Promise<Entrada> {
  const { data, error } = await contas().signInWithPassword({ email, password: senha });
  if (error) throw falhaDaConta(error);
  return { sessao: sessaoSupabaseSchema.parse(data.session), fator: fatorDe(data.user) };
}

const fatorDe = (pessoa: User | null) =>
  pessoa?.factors?.find((fator) => fator.factor_type === 'totp' && fator.status === 'verified')
    ?.id ?? null;

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

/** Uses a link to a new password up. */
export async function entrarPeloLink(token: string): Promise<Entrada> {
  const { data, error } = await contas().verifyOtp({ token_hash: token, type: 'recovery' });
  if (error) throw falhaDoLink(error);
  return { sessao: sessaoSupabaseSchema.parse(data.session), fator: fatorDe(data.user) };
}

/**
 * The session as one of two factors; what it was before is worth nothing any more.
 * @throws {AppError} 400 at the field for a wrong code.
 */
export async function darCodigo(
  token: string,
  fator: string,
  codigo: string,
): Promise<SessaoSupabase> {
  const { mfa } = await contasDe({ access_token: token });
  const { data, error } = await mfa.challengeAndVerify({ factorId: fator, code: codigo });
  if (error) throw falhaDaConta(error);
  return sessaoSupabaseSchema.parse({
    ...data,
    expires_at: Math.floor(Date.now() / 1000) + data.expires_in,
  });
}

/** Begins a second factor of a person, in the place of one that was begun and not confirmed. */
export async function inscreverFator(token: string) {
  const { mfa } = await contasDe({ access_token: token });
  const { data: atuais, error: semLista } = await mfa.listFactors();
  if (semLista) throw falhaDaConta(semLista);
  for (const { id, status } of atuais.all) {
    if (status === 'verified') continue;
    const { error } = await mfa.unenroll({ factorId: id });
    if (error) throw falhaDaConta(error);
  }
  const { data, error } = await mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Aplicativo de códigos',
    issuer: 'Pleno',
  });
  if (error) throw falhaDaConta(error);
  return { fator: data.id, segredo: data.totp.secret, endereco: data.totp.uri };
}

/** Takes away every second factor of who has just given one. */
export async function retirarFatores(sessao: SessaoSupabase): Promise<void> {
  const { mfa } = await contasDe(sessao);
  const { data, error } = await mfa.listFactors();
  if (error) throw falhaDaConta(error);
  for (const { id } of data.all) {
    const { error: recusa } = await mfa.unenroll({ factorId: id });
    if (recusa) throw falhaDaConta(recusa);
  }
}

/** Sets the password of who has just shown who they are. */
export async function trocarSenha(sessao: SessaoSupabase, senha: string): Promise<void> {
  const { error } = await (await contasDe(sessao)).updateUser({ password: senha });
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

/** What stands for the token of renewal where the browser keeps it: no call lasts until it is asked. */
const SO_NO_NAVEGADOR = 'so-no-navegador';

/** The same, as the person of a session. */
async function contasDe({
  access_token,
  refresh_token = SO_NO_NAVEGADOR,
}: Pick<SessaoSupabase, 'access_token'> & Partial<SessaoSupabase>): Promise<Contas> {
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
    case 'mfa_verification_failed':
      return campoRecusado('codigo', 'Código: não confere. Espere o próximo e tente de novo.');
    case 'mfa_totp_enroll_not_enabled':
      return new AppError('REGRA_VIOLADA', 'Esta instalação não oferece o segundo fator.');
    case 'mfa_factor_not_found':
      return new AppError('NAO_ENCONTRADO', 'Comece de novo: este código QR não vale mais.');
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
