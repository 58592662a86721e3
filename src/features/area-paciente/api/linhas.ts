import { STATUS_DO_AGENDAMENTO } from '@domain/agenda/status.ts';
import { pacienteGuardadoSchema } from '@domain/contracts/paciente.ts';
import { ESTADOS_DO_SNCR } from '@domain/contracts/prescricao.ts';
import { CANAIS } from '@domain/crm/contato.ts';
import { TIPOS_DE_DOCUMENTO_EMITIDO } from '@domain/documentos/tipos.ts';
import { CERTEZAS, SISTEMAS } from '@domain/prontuario/diagnosticos.ts';
import { porSinal } from '@domain/sinais-vitais.ts';
import * as z from 'zod/mini';

const texto = z.nullable(z.string());

/** A registration that the account is linked to, and who keeps it. */
export const vinculoSchema = z.object({
  conta_id: z.uuid(),
  paciente_id: z.uuid(),
  paciente_nome: z.string(),
  clinica_id: z.uuid(),
  clinica_nome: z.string(),
  clinica_telefone: texto,
  fuso: z.string(),
  aceita_pedido: z.boolean(),
  vinculado_em: z.string(),
  /** The clinic is still to confirm that the account is the patient's. */
  a_confirmar: z.boolean(),
});
export type Vinculo = z.infer<typeof vinculoSchema>;

export const agendamentoSchema = z.object({
  id: z.uuid(),
  paciente_id: z.uuid(),
  paciente_nome: z.string(),
  clinica_id: z.uuid(),
  clinica_nome: z.string(),
  clinica_telefone: texto,
  fuso: z.string(),
  medico_id: z.uuid(),
  medico_nome: z.string(),
  especialidade: texto,
  tipo_id: z.uuid(),
  tipo_nome: z.string(),
  sala_nome: texto,
  inicio: z.string(),
  fim: z.string(),
  status: z.enum(STATUS_DO_AGENDAMENTO),
  teleconsulta: z.boolean(),
  link: texto,
  orientacoes: texto,
  reserva_expira_em: texto,
  /** Who is still to say yes to this time; null when nobody is. */
  quem_confirma: z.nullable(z.enum(['clinica', 'paciente'])),
  cancelar_ate: z.string(),
  remarcar_ate: z.string(),
});
export type Agendamento = z.infer<typeof agendamentoSchema>;

export const PERIODOS = ['qualquer', 'manha', 'tarde', 'noite'] as const;
export type Periodo = (typeof PERIODOS)[number];
export const ROTULO_DO_PERIODO: Readonly<Record<Periodo, string>> = {
  qualquer: 'Qualquer horário',
  manha: 'De manhã',
  tarde: 'À tarde',
  noite: 'À noite',
};

export const esperaSchema = z.object({
  id: z.uuid(),
  paciente_id: z.uuid(),
  paciente_nome: z.string(),
  clinica_id: z.uuid(),
  clinica_nome: z.string(),
  tipo_id: z.uuid(),
  tipo_nome: z.string(),
  medico_nome: texto,
  periodo: z.enum(PERIODOS),
  criado_em: z.string(),
});
export type Espera = z.infer<typeof esperaSchema>;

/** A kind of appointment with one of the doctors who attends it. */
export const opcaoSchema = z.object({
  tipo_id: z.uuid(),
  tipo_nome: z.string(),
  duracao_min: z.number(),
  teleconsulta: z.boolean(),
  orientacoes: texto,
  medico_id: z.uuid(),
  medico_nome: z.string(),
  especialidade: texto,
});
export type Opcao = z.infer<typeof opcaoSchema>;

export const horarioSchema = z.object({
  medico_id: z.uuid(),
  medico_nome: z.string(),
  inicio: z.string(),
  fim: z.string(),
});
export type Horario = z.infer<typeof horarioSchema>;

/** A shared entry in the list. */
export const registroListadoSchema = z.object({
  id: z.uuid(),
  paciente_id: z.uuid(),
  paciente_nome: z.string(),
  clinica_nome: z.string(),
  autor_nome: z.string(),
  autor_especialidade: texto,
  ocorrido_em: z.string(),
  compartilhada_em: z.string(),
  adendo: z.boolean(),
  versao: z.number(),
  nova: z.boolean(),
});
export type RegistroListado = z.infer<typeof registroListadoSchema>;

/** A prescription or another document that was emitted for the patient. */
export const documentoRecebidoSchema = z.object({
  id: z.uuid(),
  paciente_nome: z.string(),
  clinica_nome: z.string(),
  medico_nome: z.string(),
  tipo: z.enum(TIPOS_DE_DOCUMENTO_EMITIDO),
  situacao: z.enum(['emitida', 'dispensada', 'cancelada', 'expirada']),
  assinatura: z.enum(['digital', 'manual']),
  sncr: z.enum(ESTADOS_DO_SNCR),
  emitida_em: z.string(),
  valida_ate: texto,
  /** Of the signature, by which its file is opened; null of what was signed by hand. */
  assinado_id: z.nullable(z.uuid()),
  conteudo: z.object({
    itens: z.optional(z.array(z.object({ nome: z.string(), posologia: z.string() }))),
    exames: z.optional(z.array(z.object({ nome: z.string() }))),
  }),
});
export type DocumentoRecebido = z.infer<typeof documentoRecebidoSchema>;

const sinaisSchema = z.object(porSinal(() => z.optional(z.coerce.number())));
export type SinaisDoRegistro = z.infer<typeof sinaisSchema>;

/** A shared entry, whole. */
export const registroSchema = z.object({
  id: z.uuid(),
  paciente_nome: z.string(),
  clinica_nome: z.string(),
  autor_nome: z.string(),
  autor_crm: texto,
  autor_crm_uf: texto,
  autor_especialidade: texto,
  ocorrido_em: z.string(),
  finalizado_em: texto,
  versao: z.number(),
  adendo: z.boolean(),
  teleconsulta: z.boolean(),
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
  sinais: sinaisSchema,
});
export type Registro = z.infer<typeof registroSchema>;

/** What a clinic's registration says of the patient. */
export const cadastroSchema = z.extend(
  z.omit(pacienteGuardadoSchema, {
    id: true,
    clinica_id: true,
    observacoes: true,
    medico_responsavel_id: true,
    ativo: true,
    data_obito: true,
    obito_registrado_em: true,
  }),
  { sexo: z.string(), medico_responsavel: texto },
);
export type Cadastro = z.infer<typeof cadastroSchema>;

/** Whether publicity by a channel is consented to. */
export const consentimentoSchema = z.object({
  paciente_id: z.uuid(),
  clinica_id: z.uuid(),
  clinica_nome: z.string(),
  canal: z.enum(CANAIS),
  vale: z.boolean(),
  dado_em: texto,
  retirado_em: texto,
  como: texto,
  origem: z.nullable(z.enum(['paciente', 'equipe'])),
});
export type Consentimento = z.infer<typeof consentimentoSchema>;

export const recusaDeIaSchema = z.object({
  paciente_id: z.uuid(),
  recusada_em: z.string(),
  /** Said from the own account, and not to the clinic. */
  pelo_paciente: z.boolean(),
});
export type RecusaDeIa = z.infer<typeof recusaDeIaSchema>;

export const teleconsultaSchema = z.object({
  paciente_id: z.uuid(),
  dado_em: z.string(),
});
export type ConsentimentoDeTeleconsulta = z.infer<typeof teleconsultaSchema>;

/** One look at the record, or one act on it. */
export const acessoSchema = z.object({
  quando: z.string(),
  quem: z.string(),
  papel: texto,
  clinica: z.string(),
  acao: z.string(),
  emergencia: z.boolean(),
  justificativa: texto,
});
export type Acesso = z.infer<typeof acessoSchema>;
