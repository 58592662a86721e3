import {
  type RespostaDeLogin,
  respostaDeLoginSchema,
  respostaDeUsuarioSchema,
} from '@domain/contracts/auth.ts';
import type { TipoDeUsuario } from '@domain/permissoes.ts';
import { expect } from 'vitest';
import { novoCnpj, novoCpf, novoCrm, novoEmail } from '../../support/documentos.ts';
import type { Funcoes } from './pilha.ts';

export const SENHA = 'Senha2026boa';

export interface Cadastro {
  readonly email: string;
  readonly password: string;
  readonly [campo: string]: unknown;
}

/** Each type's registration with every required field and nothing else. */
export function cadastroDe(tipo: TipoDeUsuario, extra: Record<string, unknown> = {}): Cadastro {
  const comum = { tipo, email: novoEmail(tipo), password: SENHA, aceite_termos: true };
  const medico = { nome: 'Helena Prado', crm: novoCrm(), crm_uf: 'SP', especialidade: 'Pediatria' };
  const proprio: Record<TipoDeUsuario, Record<string, unknown>> = {
    medico,
    plantonista: medico,
    clinica: { nome: 'Clínica Aurora', cnpj: novoCnpj() },
    hospital: { nome: 'Hospital São Lucas', cnpj: novoCnpj() },
    staff: { nome: 'Rita Campos' },
    paciente: { nome: 'João Ferreira', cpf: novoCpf(), data_nascimento: '1980-02-29' },
  };
  return { ...comum, ...proprio[tipo], ...extra };
}

export interface Conta {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly perfil: RespostaDeLogin['user']['profile'];
}

/** A doctor works in clinics alone, as after the trial; `comConsultorio` keeps what a new one begins with. */
async function semConsultorio(funcoes: Funcoes, conta: Conta): Promise<Conta> {
  await funcoes.direto('POST', '/rest/v1/rpc/remover_exemplos', { token: conta.token });
  await funcoes.sql('delete from public.assinaturas where user_id = $1', [conta.id]);
  await funcoes.sql(`update public.profiles set plano_medico = 'free' where id = $1`, [conta.id]);
  const { corpo } = await funcoes.chamar('GET', '/auth/me', { token: conta.token });
  return { ...conta, perfil: respostaDeUsuarioSchema.parse(corpo).user.profile };
}

/** All tests come from one address, which may not register or be wrong as often as they are. */
function esquecerEndereco(funcoes: Funcoes) {
  return funcoes.sql(`
    delete from private.tentativas t
    where t.chave in (
      select private.chave_de_tentativa(especie, '127.0.0.1')
      from unnest(array['registro', 'conflito', 'rede', 'pedido']) as especie
    )`);
}

/** Registers an account by the product's own call. */
export async function registrar(
  funcoes: Funcoes,
  tipo: TipoDeUsuario,
  extra: Record<string, unknown> = {},
  comConsultorio = false,
): Promise<Conta> {
  await esquecerEndereco(funcoes);
  const resposta = await funcoes.chamar('POST', '/auth/register', {
    corpo: cadastroDe(tipo, extra),
  });
  expect(resposta).toMatchObject({ status: 201 });
  const { user, token } = respostaDeLoginSchema.parse(resposta.corpo);
  const conta = { id: user.id, email: user.email, token, perfil: user.profile };
  return tipo === 'medico' && !comConsultorio ? semConsultorio(funcoes, conta) : conta;
}

/** An invitation of a clinic or hospital, by the database's own call. */
export async function convidar(
  funcoes: Funcoes,
  clinica: Conta,
  tipo: 'medico' | 'staff',
  email: string | null = null,
): Promise<string> {
  const resposta = await funcoes.direto('POST', '/rest/v1/rpc/criar_convite', {
    token: clinica.token,
    corpo: { p_tipo: tipo, p_email: email },
  });
  expect(resposta).toMatchObject({ status: 200, corpo: [{ token: expect.any(String) }] });
  return (resposta.corpo as [{ token: string }])[0].token;
}

/** A member of a clinic's staff. */
export async function registrarEquipe(funcoes: Funcoes, clinica: Conta): Promise<Conta> {
  return registrar(funcoes, 'staff', { convite: await convidar(funcoes, clinica, 'staff') });
}

/** Signs in and answers what came. */
export function entrar(
  funcoes: Funcoes,
  email: string,
  password: string = SENHA,
  aparelho?: string,
) {
  return funcoes.chamar('POST', '/auth/login', { corpo: { email, password, aparelho } });
}

/** How many rows each table holds: what a refused call must not change. */
export async function contagens(funcoes: Funcoes): Promise<Record<string, number>> {
  const [linha] = await funcoes.sql<Record<string, number>>(`
    select
      (select count(*)::int from auth.users) as contas,
      (select count(*)::int from auth.sessions) as sessoes,
      (select count(*)::int from public.profiles) as perfis,
      (select count(*)::int from public.perfil_documentos) as documentos,
      (select count(*)::int from public.termos_aceite) as aceites,
      (select count(*)::int from public.clinica_medicos) as vinculos,
      (select count(*)::int from public.convites where usado_em is not null) as convites_usados,
      (select count(*)::int from public.pacientes) as pacientes
  `);
  if (!linha) throw new Error('no counts');
  return linha;
}

/** Registers a patient as the screens do: by PostgREST, under the policies. */
export async function registrarPaciente(
  funcoes: Funcoes,
  quem: Conta,
  clinicaId: string,
  dados: Record<string, unknown>,
): Promise<void> {
  const resposta = await funcoes.direto('POST', '/rest/v1/pacientes', {
    token: quem.token,
    corpo: { clinica_id: clinicaId, sexo: 'feminino', ...dados },
  });
  expect(resposta).toMatchObject({ status: 201 });
}

/** Links a doctor to a clinic: the clinic asks, the doctor accepts; answers the link's id. */
export async function vincular(funcoes: Funcoes, clinica: Conta, medico: Conta): Promise<string> {
  const resposta = await funcoes.direto('POST', '/rest/v1/clinica_medicos?select=id', {
    token: clinica.token,
    cabecalhos: { prefer: 'return=representation' },
    corpo: { clinica_id: clinica.id, medico_id: medico.id, ativo: true },
  });
  expect(resposta).toMatchObject({ status: 201, corpo: [{ id: expect.any(String) }] });
  const [{ id }] = resposta.corpo as [{ id: string }];
  const aceite = await funcoes.direto('POST', '/rest/v1/rpc/responder_vinculo', {
    token: medico.token,
    corpo: { p_vinculo: id, p_aceita: true },
  });
  expect(aceite).toMatchObject({ status: 200, corpo: id });
  return id;
}

/** Ends a link as the clinic does. */
export async function desvincular(
  funcoes: Funcoes,
  clinica: Conta,
  vinculo: string,
): Promise<void> {
  const resposta = await funcoes.direto('PATCH', `/rest/v1/clinica_medicos?id=eq.${vinculo}`, {
    token: clinica.token,
    corpo: { ativo: false },
  });
  expect(resposta).toMatchObject({ status: 204 });
}
