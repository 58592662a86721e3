import * as z from 'zod/mini';
import {
  cnpj,
  cpf,
  crm,
  dataDeNascimento,
  email,
  linha,
  nomeCompleto,
  nomeDaInstituicao,
  opcional,
  senhaNova,
  telefone,
  uf,
} from './campos.ts';
import { perfilSchema } from './perfil.ts';

/** `POST /auth/login`. The password is not judged here: a wrong one is a 401, never a hint. */
export const loginSchema = z.strictObject({
  email,
  password: z
    .string('Senha: informe sua senha.')
    .check(z.minLength(1, 'Senha: informe sua senha.'), z.maxLength(200, 'Senha: longa demais.')),
});
export type Login = z.infer<typeof loginSchema>;

const comuns = {
  email,
  password: senhaNova,
  telefone: opcional(telefone),
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

/** `POST /auth/register`: each user type is asked for what it needs, and nothing else. */
export const registroSchema = z.discriminatedUnion(
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

/** The hosted-database session that travels beside the backend session (specification §3). */
export const sessaoSupabaseSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  expires_at: z.number(),
  token_type: z.string(),
  user: z.object({ id: z.uuid(), email: z.string() }),
});
export type SessaoSupabase = z.infer<typeof sessaoSupabaseSchema>;

export const usuarioSchema = z.object({ id: z.uuid(), email: z.string(), profile: perfilSchema });
export type Usuario = z.infer<typeof usuarioSchema>;

/** What login and register answer. */
export const respostaDeLoginSchema = z.object({
  success: z.boolean(),
  user: usuarioSchema,
  token: z.string(),
  supabase_session: sessaoSupabaseSchema,
  /** Register only: what did not work although the account was made, one sentence each. */
  avisos: z.optional(z.array(z.string())),
});
export type RespostaDeLogin = z.infer<typeof respostaDeLoginSchema>;

/** What `GET /auth/me` and `PUT /auth/profile` answer. */
export const respostaDeUsuarioSchema = z.object({ success: z.boolean(), user: usuarioSchema });
export type RespostaDeUsuario = z.infer<typeof respostaDeUsuarioSchema>;
