import type * as z from 'zod/mini';
import * as campos from '../../contracts/campos.ts';
import { email } from '../../contracts/email.ts';
import { pacienteSchema } from '../../contracts/paciente.ts';
import { comUfDoCrm } from '../../documentos/crm.ts';
import { idade, idadeEmDias } from '../../idade.ts';
import type { Achados } from '../regra.ts';
import type { REGRAS_DO_PACIENTE, RegraDoPaciente } from './regras.ts';

export type Notas = Achados<typeof REGRAS_DO_PACIENTE>;
export type DadosDoPaciente = Readonly<Record<string, unknown>>;

const RECEM_NASCIDO_DIAS = 28;
const IDADE_INCOMUM_ANOS = 110;
const IDADE_MAXIMA_ANOS = 130;

/** Fields that are judged alone: how each is read, and the rule that it breaks. */
const CAMPOS_SIMPLES: Readonly<Record<string, readonly [z.ZodMiniType, RegraDoPaciente]>> = {
  nome: [campos.nomeCompleto, 'cadastro.formato'],
  nome_social: [pacienteSchema.shape.nome_social, 'cadastro.formato'],
  nome_mae: [pacienteSchema.shape.nome_mae, 'cadastro.formato'],
  sexo: [pacienteSchema.shape.sexo, 'cadastro.formato'],
  cpf: [campos.cpf, 'cpf.digitos'],
  cns: [campos.cns, 'cns.digitos'],
  cnpj: [campos.cnpj, 'cnpj.digitos'],
  crm: [campos.crm, 'crm.formato'],
  crm_uf: [campos.uf, 'crm.formato'],
  telefone: [campos.telefone, 'cadastro.formato'],
  email: [email, 'cadastro.formato'],
  cep: [pacienteSchema.shape.cep, 'cadastro.formato'],
  uf: [campos.uf, 'cadastro.formato'],
};

/** The names of the fields of a registration that are judged. */
export const CAMPOS_DO_CADASTRO: readonly string[] = [
  ...Object.keys(CAMPOS_SIMPLES),
  'data_nascimento',
];

/** Judges name, documents, contact and birth. `hoje` is the date where the person reads it. */
export function conferirCadastro(recebidos: DadosDoPaciente, hoje: string, notas: Notas): void {
  const dados = comUfDoCrm(recebidos);
  for (const [nome, [schema, regra]] of Object.entries(CAMPOS_SIMPLES)) {
    if (!informado(dados[nome])) continue;
    const lido = schema.safeParse(dados[nome], { error: () => 'Confira o que foi informado.' });
    if (!lido.success) notas.anotar(regra, nome, lido.error.issues[0]?.message ?? '');
  }
  if (!informado(dados.nome))
    notas.anotar('nome.ausente', 'nome', 'Nome: informe nome e sobrenome.');
  conferirNascimento(dados.data_nascimento, hoje, notas);
  conferirConselho(dados, notas);
  conferirIdentificacao(dados, hoje, notas);
}

/** Counts the days lived; null when the birth is missing or makes no sense. */
export function diasDeVida(dados: DadosDoPaciente, hoje: string): number | null {
  const lida = campos.dataDeNascimento.safeParse(dados.data_nascimento);
  return lida.success && lida.data <= hoje ? idadeEmDias(lida.data, hoje) : null;
}

/** Whether a value was informed: null and empty were not, as everywhere else. */
export function informado(valor: unknown): boolean {
  return valor !== undefined && valor !== null && valor !== '';
}

function conferirNascimento(valor: unknown, hoje: string, notas: Notas): void {
  if (!informado(valor)) return;
  const campo = 'data_nascimento';
  const lida = campos.dataDeNascimento.safeParse(valor);
  if (!lida.success) {
    notas.anotar('nascimento.data', campo, lida.error.issues[0]?.message ?? '');
    return;
  }
  const vivida = idade(lida.data, hoje);
  if (!vivida) notas.anotar('nascimento.data', campo, 'Data de nascimento: está no futuro.');
  else if (vivida.anos > IDADE_MAXIMA_ANOS) {
    const frase = `Data de nascimento: daria mais de ${IDADE_MAXIMA_ANOS} anos.`;
    notas.anotar('nascimento.data', campo, frase);
  } else if (vivida.anos > IDADE_INCOMUM_ANOS) {
    const frase = `Data de nascimento: ${vivida.anos} anos é uma idade incomum, confirme.`;
    notas.anotar('nascimento.incomum', campo, frase);
  }
}

function conferirConselho({ crm, crm_uf }: DadosDoPaciente, notas: Notas): void {
  if (!informado(crm)) return;
  if (!informado(crm_uf)) notas.anotar('crm.uf', 'crm_uf', 'CRM: informe também o estado.');
  const frase = 'O formato não prova o registro: confirme o CRM na busca por médicos do CFM.';
  notas.anotar('crm.autenticidade', 'crm', frase);
}

function conferirIdentificacao(dados: DadosDoPaciente, hoje: string, notas: Notas): void {
  if (informado(dados.cpf)) return;
  const dias = diasDeVida(dados, hoje);
  const recemNascido = dias !== null && dias <= RECEM_NASCIDO_DIAS;
  notas.anotar(
    'cpf.ausente',
    'cpf',
    recemNascido
      ? 'Recém-nascido sem CPF: o cadastro é aceito com os dados da mãe.'
      : 'Sem CPF: é por ele que o SUS e as receitas controladas identificam o paciente.',
  );
  if (recemNascido && !informado(dados.nome_mae)) {
    notas.anotar('recem-nascido.mae', 'nome_mae', 'Recém-nascido sem CPF: informe o nome da mãe.');
  }
}
