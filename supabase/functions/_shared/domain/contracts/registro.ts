import * as z from 'zod/mini';
import { comUfDoCrm } from '../documentos/crm.ts';
import { aparelho } from './aparelho.ts';
import {
  cnpj,
  cpf,
  crm,
  dataDeNascimento,
  linha,
  nomeCompleto,
  nomeDaInstituicao,
  opcional,
  senhaNova,
  telefone,
  uf,
} from './campos.ts';
import { email } from './email.ts';

const comuns = {
  email,
  password: senhaNova,
  telefone: opcional(telefone),
  aparelho,
  aceite_termos: z.literal(true, 'Termos: leia e aceite os termos para criar a conta.'),
  convite: opcional(
    z.string().check(z.regex(/^[\w-]{20,100}$/, 'Convite: este link não é válido.')),
  ),
};

const medico = {
  nome: nomeCompleto,
  cpf: opcional(cpf),
  crm,
  crm_uf: uf,
  especialidade: linha('Especialidade', 3, 80),
};

const instituicao = { nome: nomeDaInstituicao, cnpj };

const porTipo = z.discriminatedUnion(
  'tipo',
  [
    z.strictObject({ tipo: z.literal('medico'), ...comuns, ...medico }),
    z.strictObject({ tipo: z.literal('plantonista'), ...comuns, ...medico }),
    z.strictObject({ tipo: z.literal('clinica'), ...comuns, ...instituicao }),
    z.strictObject({ tipo: z.literal('hospital'), ...comuns, ...instituicao }),
    z.strictObject({
      tipo: z.literal('staff'),
      ...comuns,
      nome: nomeCompleto,
      cpf: opcional(cpf),
      convite: z
        .string('Convite: peça o link de convite à sua clínica.')
        .check(z.regex(/^[\w-]{20,100}$/, 'Convite: peça o link de convite à sua clínica.')),
    }),
    z.strictObject({
      tipo: z.literal('paciente'),
      ...comuns,
      nome: nomeCompleto,
      cpf,
      data_nascimento: dataDeNascimento,
    }),
  ],
  'Tipo: escolha o tipo de conta.',
);

/** `POST /auth/register`: each user type is asked for what it needs, and nothing else. */
export const registroSchema = z.pipe(z.transform(comUfDoCrm<unknown>), porTipo);
export type Registro = z.infer<typeof registroSchema>;

/** `PUT /auth/profile`: only what a person decides about themselves. */
export const atualizacaoDePerfilSchema = z
  .strictObject({
    nome: z.optional(nomeDaInstituicao),
    telefone: opcional(telefone),
    especialidade: opcional(linha('Especialidade', 3, 80)),
  })
  .check(z.refine((v) => Object.keys(v).length > 0, 'Informe ao menos um campo para atualizar.'));
export type AtualizacaoDePerfil = z.infer<typeof atualizacaoDePerfilSchema>;
