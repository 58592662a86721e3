import * as z from 'zod/mini';
import {
  cns,
  cpf,
  dataDeNascimento,
  linha,
  nomeCompleto,
  opcional,
  telefone,
  uf,
} from './campos.ts';
import { email } from './email.ts';

/** Sex at birth, as clinical formulas need it. */
export const SEXOS = ['feminino', 'masculino', 'intersexo', 'ignorado'] as const;
export type Sexo = (typeof SEXOS)[number];

/** How each is written on the screen. */
export const ROTULO_DO_SEXO: Readonly<Record<Sexo, string>> = {
  feminino: 'Feminino',
  masculino: 'Masculino',
  intersexo: 'Intersexo',
  ignorado: 'Não informado',
};

/** Registration of a patient. Only the name is required: a newborn or an unknown person has no CPF. */
export const pacienteSchema = z.strictObject({
  nome: nomeCompleto,
  nome_social: opcional(linha('Nome social', 2, 120)),
  data_nascimento: opcional(dataDeNascimento),
  sexo: z.enum(SEXOS, 'Sexo: escolha uma opção.'),
  cpf: opcional(cpf),
  cns: opcional(cns),
  nome_mae: opcional(linha('Nome da mãe', 3, 120)),
  naturalidade: opcional(linha('Naturalidade', 2, 120)),
  telefone: opcional(telefone),
  email: opcional(email),
  cep: opcional(
    z.string().check(
      z.overwrite((texto) => texto.replace(/\D/g, '')),
      z.regex(/^\d{8}$/, 'CEP: informe os 8 dígitos.'),
    ),
  ),
  logradouro: opcional(linha('Logradouro', 2, 160)),
  numero: opcional(linha('Número', 1, 20)),
  complemento: opcional(linha('Complemento', 1, 80)),
  bairro: opcional(linha('Bairro', 2, 80)),
  cidade: opcional(linha('Cidade', 2, 80)),
  uf: opcional(uf),
  observacoes: opcional(
    z.string().check(z.trim(), z.maxLength(2000, 'Observações: use no máximo 2.000 caracteres.')),
  ),
  medico_responsavel_id: opcional(z.uuid('Médico responsável: escolha um médico da lista.')),
});
export type CadastroDePaciente = z.infer<typeof pacienteSchema>;

const texto = z.nullable(z.string());

/** A registration as it is kept; readers of fewer columns pick them here. */
export const pacienteGuardadoSchema = z.object({
  id: z.uuid(),
  clinica_id: z.uuid(),
  nome: z.string(),
  nome_social: texto,
  data_nascimento: texto,
  sexo: z.enum(SEXOS),
  cpf: texto,
  cns: texto,
  nome_mae: texto,
  naturalidade: texto,
  telefone: texto,
  email: texto,
  cep: texto,
  logradouro: texto,
  numero: texto,
  complemento: texto,
  bairro: texto,
  cidade: texto,
  uf: texto,
  observacoes: texto,
  medico_responsavel_id: z.nullable(z.uuid()),
  ativo: z.boolean(),
  /** `AAAA-MM-DD`; null of who is alive. */
  data_obito: texto,
  obito_registrado_em: texto,
  criado_em: z.string(),
  atualizado_em: z.string(),
});

/** Who a patient is, as lists and screens show it. */
export const pacienteResumidoSchema = z.pick(pacienteGuardadoSchema, {
  id: true,
  clinica_id: true,
  nome: true,
  nome_social: true,
  data_nascimento: true,
  sexo: true,
  cpf: true,
  cns: true,
  telefone: true,
  ativo: true,
  data_obito: true,
});
export type PacienteResumido = z.infer<typeof pacienteResumidoSchema>;
