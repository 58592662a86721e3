import { FUSO_PADRAO } from '@domain/agenda/fuso.ts';
import { STATUS_DO_AGENDAMENTO } from '@domain/agenda/status.ts';
import * as z from 'zod/mini';

const texto = z.nullable(z.string());

/** Colours of the theme that a kind of appointment may have. */
export const CORES = ['indigo', 'teal', 'grape', 'orange', 'cyan', 'pink', 'lime', 'gray'] as const;
export type Cor = (typeof CORES)[number];

export const agendamentoSchema = z.object({
  id: z.uuid(),
  paciente_id: z.uuid(),
  medico_id: z.uuid(),
  tipo_id: z.uuid(),
  sala_id: z.nullable(z.uuid()),
  inicio: z.string(),
  fim: z.string(),
  status: z.enum(STATUS_DO_AGENDAMENTO),
  teleconsulta: z.boolean(),
  encaixe: z.boolean(),
  /** When the patient arrived and began to wait. */
  chegada_em: texto,
  paciente: z.object({ nome: z.string(), nome_social: texto }),
});
export type Agendamento = z.infer<typeof agendamentoSchema>;

const PACIENTE = 'paciente:pacientes!appointment_stays_in_the_patients_tenant';
const comuns =
  'id, paciente_id, medico_id, tipo_id, sala_id, inicio, fim, status, teleconsulta, encaixe, chegada_em';
export const COLUNAS_DO_AGENDAMENTO = `${comuns}, ${PACIENTE}(nome, nome_social)`;

export const detalheSchema = z.extend(agendamentoSchema, {
  motivo_do_encaixe: texto,
  observacoes: texto,
  remarcado_de: z.nullable(z.uuid()),
  serie_id: z.nullable(z.uuid()),
  reserva_expira_em: texto,
  prontuario_id: z.nullable(z.uuid()),
  /** Where this one happens by video, when not where its kind does. */
  link_da_teleconsulta: texto,
  atualizado_em: z.string(),
  paciente: z.object({
    nome: z.string(),
    nome_social: texto,
    telefone: texto,
    data_nascimento: texto,
    data_obito: texto,
  }),
});
export type Detalhe = z.infer<typeof detalheSchema>;

export const COLUNAS_DO_DETALHE = `${comuns}, motivo_do_encaixe, observacoes, remarcado_de, serie_id, reserva_expira_em, prontuario_id, link_da_teleconsulta, atualizado_em, ${PACIENTE}(nome, nome_social, telefone, data_nascimento, data_obito)`;

export const eventoSchema = z.object({
  id: z.uuid(),
  de: z.nullable(z.enum(STATUS_DO_AGENDAMENTO)),
  para: z.enum(STATUS_DO_AGENDAMENTO),
  observacoes: texto,
  ocorrido_em: z.string(),
  pelo_paciente: z.boolean(),
  autor: z.nullable(z.object({ nome: z.string() })),
});
export type Evento = z.infer<typeof eventoSchema>;

export const medicoSchema = z.object({
  id: z.uuid(),
  nome: z.string(),
  especialidade: texto,
});
export type Medico = z.infer<typeof medicoSchema>;

export const salaSchema = z.object({ id: z.uuid(), nome: z.string(), ativa: z.boolean() });
export type Sala = z.infer<typeof salaSchema>;

export const tipoSchema = z.object({
  id: z.uuid(),
  nome: z.string(),
  duracao_min: z.number(),
  antes_min: z.number(),
  depois_min: z.number(),
  cor: z.enum(CORES),
  teleconsulta: z.boolean(),
  pedido_pelo_paciente: z.boolean(),
  /** What the patient should bring or know. */
  orientacoes: texto,
  link_da_teleconsulta: texto,
  ativo: z.boolean(),
  /** Counts saves: the next one names it. */
  revisao: z.number(),
});
export type Tipo = z.infer<typeof tipoSchema>;

export const disponibilidadeSchema = z.object({
  id: z.uuid(),
  medico_id: z.uuid(),
  dia_da_semana: z.number(),
  inicio: z.string(),
  fim: z.string(),
  sala_id: z.nullable(z.uuid()),
  medico: medicoSchema,
});
export type Disponibilidade = z.infer<typeof disponibilidadeSchema>;

/** Why time is taken off, as the database knows it and as people read it. */
export const MOTIVOS_DE_BLOQUEIO = ['ferias', 'congresso', 'feriado', 'licenca', 'outro'] as const;
export const ROTULO_DO_BLOQUEIO: Readonly<Record<(typeof MOTIVOS_DE_BLOQUEIO)[number], string>> = {
  ferias: 'Férias',
  congresso: 'Congresso',
  feriado: 'Feriado',
  licenca: 'Licença',
  outro: 'Bloqueio',
};

export const bloqueioSchema = z.object({
  id: z.uuid(),
  /** Null: the whole clinic. */
  medico_id: z.nullable(z.uuid()),
  inicio: z.string(),
  fim: z.string(),
  motivo: z.enum(MOTIVOS_DE_BLOQUEIO),
  observacao: texto,
});
export type Bloqueio = z.infer<typeof bloqueioSchema>;

export const regrasSchema = z.object({
  fuso: z.string(),
  cancelamento_ate_horas: z.number(),
  remarcacao_ate_horas: z.number(),
  pedido_pelo_paciente: z.boolean(),
  oferta_expira_minutos: z.number(),
  /** Counts saves: the next one names it. */
  revisao: z.number(),
});
export type Regras = z.infer<typeof regrasSchema>;

/** What holds while a clinic set nothing; the same defaults as the table. */
export const REGRAS_PADRAO: Regras = {
  fuso: FUSO_PADRAO,
  cancelamento_ate_horas: 24,
  remarcacao_ate_horas: 24,
  pedido_pelo_paciente: false,
  oferta_expira_minutos: 120,
  revisao: 0,
};

/** What the agenda of a clinic stands on. */
export interface Estrutura {
  medicos: readonly Medico[];
  salas: readonly Sala[];
  tipos: readonly Tipo[];
  disponibilidades: readonly Disponibilidade[];
  regras: Regras;
}

/** What stands over time off: the reason, or what was written where the reason says nothing. */
export function rotuloDoBloqueio({ motivo, observacao }: Bloqueio): string {
  if (motivo === 'outro' && observacao) return observacao;
  return [ROTULO_DO_BLOQUEIO[motivo], observacao].filter(Boolean).join(': ');
}
