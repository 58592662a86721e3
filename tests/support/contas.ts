/** Accounts for the stories: made through the product's own calls, each known to one test only. */

import { type RespostaDeLogin, respostaDeLoginSchema } from '@domain/contracts/auth.ts';
import type { TipoDeUsuario } from '@domain/permissoes.ts';
import { CHAVES } from '@/config/constants.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../local/demo-accounts.ts';
import { LOCAL_ONLY_PUBLISHABLE_KEY } from '../../local/keys.ts';
import { API_URL, SITE_URL } from './addresses.ts';
import { novoCnpj, novoCpf, novoCrm, novoEmail } from './documentos.ts';

export const SENHA = 'Clinica2026';

/** Somebody who can sign in, and the session they already have. */
export interface Conta {
  readonly nome: string;
  readonly email: string;
  readonly senha: string;
  readonly sessao: RespostaDeLogin;
}

const medico = () => ({
  crm: novoCrm(),
  crm_uf: 'SP',
  especialidade: 'Clínica Médica',
  cpf: novoCpf(),
});

/** What a registration of each type asks for, besides name, e-mail and password. */
const PROPRIO_DO_TIPO: Record<TipoDeUsuario, () => Record<string, string>> = {
  medico,
  plantonista: medico,
  clinica: () => ({ cnpj: novoCnpj() }),
  hospital: () => ({ cnpj: novoCnpj() }),
  staff: () => ({}),
  paciente: () => ({ cpf: novoCpf(), data_nascimento: '1980-05-20' }),
};

/** Calls one of the product's functions; a refusal is an error with its sentence. */
export async function chamar(caminho: string, corpo: object): Promise<unknown> {
  const resposta = await fetch(`${API_URL}/functions/v1${caminho}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(corpo),
  });
  const texto = await resposta.text();
  if (!resposta.ok) throw new Error(`${caminho} ${resposta.status}: ${texto}`);
  return JSON.parse(texto);
}

/** What the database's own API is asked for as somebody. */
async function pedirAoBanco(
  { token }: RespostaDeLogin,
  metodo: 'POST' | 'PATCH',
  caminho: string,
  corpo: object,
) {
  const resposta = await fetch(`${API_URL}/rest/v1/${caminho}`, {
    method: metodo,
    headers: {
      apikey: LOCAL_ONLY_PUBLISHABLE_KEY,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(corpo),
  });
  if (!resposta.ok) throw new Error(`${metodo} ${caminho} ${resposta.status}`);
}

/** A doctor works in clinics alone, as after the trial. */
async function semConsultorio(sessao: RespostaDeLogin): Promise<void> {
  await pedirAoBanco(sessao, 'POST', 'rpc/remover_exemplos', {});
  const plano = { plano_medico: 'free' };
  await pedirAoBanco(sessao, 'PATCH', `profiles?id=eq.${sessao.user.id}`, plano);
}

/** Registers an account, by invitation where there is one; a doctor's without an own practice. */
export async function registrar(
  tipo: TipoDeUsuario,
  nome: string,
  convite?: string,
): Promise<Conta> {
  const email = novoEmail(tipo);
  const resposta = await chamar('/auth/register', {
    tipo,
    nome,
    email,
    password: SENHA,
    aceite_termos: true,
    ...PROPRIO_DO_TIPO[tipo](),
    ...(convite && { convite }),
  });
  const sessao = respostaDeLoginSchema.parse(resposta);
  if (tipo === 'medico') await semConsultorio(sessao);
  return { nome, email, senha: SENHA, sessao };
}

/** Signs one of the seeded accounts in. */
export async function entrarComDemo(tipo: TipoDeUsuario): Promise<Conta> {
  const demo = DEMO_ACCOUNTS.find((conta) => conta.tipo === tipo);
  if (!demo) throw new Error(`no demo account of type ${tipo}`);
  return entrarComo(demo.email, DEMO_PASSWORD);
}

/** Signs an account in, outside the browser. */
export async function entrarComo(email: string, senha: string): Promise<Conta> {
  const sessao = respostaDeLoginSchema.parse(
    await chamar('/auth/login', { email, password: senha }),
  );
  return { nome: sessao.user.profile.nome, email, senha, sessao };
}

/** What the app itself would keep in the browser of somebody signed in (specification §4). */
export function guardadosDe({ sessao }: Conta) {
  return [
    { name: CHAVES.token, value: sessao.token },
    { name: CHAVES.sessaoSupabase, value: JSON.stringify(sessao.supabase_session) },
  ];
}

/** A new browser of somebody signed in, in the form of Playwright's `storageState`. */
export function navegadorDe(conta: Conta) {
  return { cookies: [], origins: [{ origin: SITE_URL, localStorage: guardadosDe(conta) }] };
}
