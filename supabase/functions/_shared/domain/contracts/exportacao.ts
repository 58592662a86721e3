import * as z from 'zod/mini';
import { STATUS_DO_AGENDAMENTO } from '../agenda/status.ts';
import { CERTEZAS, SISTEMAS } from '../prontuario/diagnosticos.ts';
import { porSinal } from '../sinais-vitais.ts';
import { SEXOS } from './paciente.ts';

/**
 * The rows of one record as an export reads them; the keys of each schema are the columns asked
 * for.
 */

const texto = z.nullable(z.string());
/** Decimals travel as numbers, or as texts where they would lose digits. */
const medida = z.nullable(z.coerce.number());

/** A person or institution with an account, as others of the tenant see it. */
export const perfilExportadoSchema = z.object({
  id: z.uuid(),
  nome: z.string(),
  crm: texto,
  crm_uf: texto,
  especialidade: texto,
});
export type PerfilExportado = z.infer<typeof perfilExportadoSchema>;

export const cadastroExportadoSchema = z.object({
  id: z.uuid(),
  clinica_id: z.uuid(),
  nome: z.string(),
  nome_social: texto,
  data_nascimento: texto,
  data_obito: texto,
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
  ativo: z.boolean(),
  /** Null when the caller does not see that profile. */
  clinica: z.nullable(perfilExportadoSchema),
  responsavel: z.nullable(perfilExportadoSchema),
});
export type CadastroExportado = z.infer<typeof cadastroExportadoSchema>;

export const resumoExportadoSchema = z.object({
  alergias: z.array(z.string()),
  nega_alergias: z.boolean(),
  alertas: z.array(z.string()),
  atualizado_em: z.string(),
});
export type ResumoExportado = z.infer<typeof resumoExportadoSchema>;

/** A version of an entry, of any status; only finished ones leave. */
export const versaoExportadaSchema = z.object({
  id: z.uuid(),
  paciente_id: z.uuid(),
  clinica_id: z.uuid(),
  entrada_id: z.uuid(),
  versao: z.number(),
  corrige_id: z.nullable(z.uuid()),
  motivo_correcao: texto,
  adendo_de: z.nullable(z.uuid()),
  substituido_por: z.nullable(z.uuid()),
  status: z.string(),
  ocorrido_em: z.string(),
  finalizado_em: texto,
  inativado_em: texto,
  motivo_inativacao: texto,
  autor_id: z.uuid(),
  autor_nome: z.string(),
  autor_crm: texto,
  autor_crm_uf: texto,
  autor_especialidade: texto,
  subjetivo: z.string(),
  objetivo: z.string(),
  avaliacao: z.string(),
  plano: z.string(),
  secoes_livres: z.array(z.object({ titulo: z.string(), texto: z.string() })),
  diagnosticos: z.array(
    z.object({
      sistema: z.enum(SISTEMAS),
      codigo: z.string(),
      descricao: z.string(),
      certeza: z.enum(CERTEZAS),
    }),
  ),
  teleconsulta: z.boolean(),
  ...porSinal(() => medida),
});
export type VersaoExportada = z.infer<typeof versaoExportadaSchema>;

export const problemaExportadoSchema = z.object({
  id: z.uuid(),
  descricao: z.string(),
  sistema: z.nullable(z.enum(SISTEMAS)),
  codigo: texto,
  desde: texto,
  situacao: z.enum(['ativo', 'resolvido', 'descartado']),
  resolvido_em: texto,
  motivo_do_descarte: texto,
  observacoes: texto,
  criado_em: z.string(),
});
export type ProblemaExportado = z.infer<typeof problemaExportadoSchema>;

export const medicamentoExportadoSchema = z.object({
  id: z.uuid(),
  nome: z.string(),
  dcbs: z.array(z.string()),
  dose: texto,
  desde: texto,
  suspenso_em: texto,
  motivo_da_suspensao: texto,
  atualizado_em: z.string(),
});
export type MedicamentoExportado = z.infer<typeof medicamentoExportadoSchema>;

/** An item of an emitted prescription, with the document that it stands in. */
export const itemPrescritoSchema = z.object({
  id: z.uuid(),
  nome: z.string(),
  posologia: z.string(),
  quantidade: medida,
  unidade: texto,
  dias: z.nullable(z.number()),
  prescricao: z.object({
    id: z.uuid(),
    estado: z.string(),
    medico_nome: z.string(),
    emitida_em: texto,
    motivo_do_cancelamento: texto,
  }),
});
export type ItemPrescrito = z.infer<typeof itemPrescritoSchema>;

export const agendamentoExportadoSchema = z.object({
  id: z.uuid(),
  inicio: z.string(),
  fim: z.string(),
  status: z.enum(STATUS_DO_AGENDAMENTO),
  prontuario_id: z.nullable(z.uuid()),
  medico_id: z.uuid(),
  medico: z.nullable(perfilExportadoSchema),
  tipo: z.nullable(z.object({ nome: z.string() })),
});
export type AgendamentoExportado = z.infer<typeof agendamentoExportadoSchema>;

/** A published file of an entry: what is known of it, never its bytes. */
export const anexoExportadoSchema = z.object({
  id: z.uuid(),
  prontuario_id: z.uuid(),
  nome: z.string(),
  tipo: z.string(),
  bytes: z.number(),
  /** The hash of the bytes, in hex. */
  sha256: z.string(),
  publicado_em: z.string(),
  inativado_em: texto,
});
export type AnexoExportado = z.infer<typeof anexoExportadoSchema>;

/** A result kept in the record. */
export const calculoExportadoSchema = z.object({
  id: z.uuid(),
  prontuario_id: z.nullable(z.uuid()),
  autor_id: z.uuid(),
  autor_nome: z.string(),
  ferramenta: z.string(),
  versao: z.string(),
  resultado: z.record(z.string(), z.unknown()),
  interpretacao: texto,
  criado_em: z.string(),
  anulado_em: texto,
  motivo_da_anulacao: texto,
});
export type CalculoExportado = z.infer<typeof calculoExportadoSchema>;

/** One record, as the caller may read it. */
export interface ProntuarioExportado {
  readonly cadastro: CadastroExportado;
  /** The CNPJ of the tenant; null when the caller does not see it. */
  readonly cnpj: string | null;
  /** Null: nobody asked about allergies yet. */
  readonly resumo: ResumoExportado | null;
  readonly versoes: readonly VersaoExportada[];
  readonly problemas: readonly ProblemaExportado[];
  readonly medicamentos: readonly MedicamentoExportado[];
  readonly prescritos: readonly ItemPrescrito[];
  readonly agendamentos: readonly AgendamentoExportado[];
  readonly anexos: readonly AnexoExportado[];
  readonly calculos: readonly CalculoExportado[];
}

/** `GET /medical/patients/{id}/fhir`: a collection of FHIR R4, whose resources FHIR describes. */
export const prontuarioEmFhirSchema = z.object({
  resourceType: z.literal('Bundle'),
  type: z.literal('collection'),
  timestamp: z.string(),
  entry: z.array(
    z.object({ fullUrl: z.string(), resource: z.looseObject({ resourceType: z.string() }) }),
  ),
});
