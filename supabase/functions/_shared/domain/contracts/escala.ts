import * as z from 'zod/mini';
import { FUSOS } from '../agenda/fuso.ts';
import { linha, opcional } from './campos.ts';
import { centavos } from './plantoes.ts';

/** Shifts that change hands, and open shifts of a hospital: what the calls answer and forms send. */

export const TIPOS_DE_OFERTA = ['passagem', 'troca'] as const;
export type TipoDeOferta = (typeof TIPOS_DE_OFERTA)[number];

const fuso = z.enum(FUSOS);
const talvez = z.nullable(z.string());

/** A colleague as the search finds one: what the council publishes, no e-mail. */
export const colegaSchema = z.object({
  id: z.uuid(),
  nome: z.string(),
  especialidade: talvez,
  crm: talvez,
  crm_uf: talvez,
});
export type Colega = z.infer<typeof colegaSchema>;

/** An open offer that one made, was asked or may take. */
export const ofertaSchema = z.object({
  id: z.uuid(),
  tipo: z.enum(TIPOS_DE_OFERTA),
  /** `proposta`: a colleague named a shift in exchange, which waits for who offered. */
  estado: z.enum(['aberta', 'proposta']),
  minha: z.boolean(),
  para_todos: z.boolean(),
  plantao_id: z.uuid(),
  de_nome: z.string(),
  de_crm: talvez,
  /** Who was asked, or answered. */
  colega_nome: talvez,
  colega_crm: talvez,
  recado: talvez,
  inicio: z.string(),
  fim: z.string(),
  fuso,
  local_nome: z.string(),
  setor: talvez,
  cidade: talvez,
  sobreaviso: z.boolean(),
  /** Gross, where a hospital published it; else who receives is paid by the own terms. */
  valor_centavos: z.nullable(z.number()),
  troca_inicio: talvez,
  troca_fim: talvez,
  troca_fuso: z.nullable(fuso),
  troca_local: talvez,
  /** The own place that is the same as that of the shift one would receive. */
  meu_local_id: z.nullable(z.uuid()),
  /** Whether one works at that hour already. */
  ocupado: z.boolean(),
});
export type Oferta = z.infer<typeof ofertaSchema>;

/** An open shift as a hospital's doctors read it. */
export const vagaAbertaSchema = z.object({
  id: z.uuid(),
  hospital_nome: z.string(),
  setor: talvez,
  especialidade: talvez,
  inicio: z.string(),
  fim: z.string(),
  fuso,
  valor_centavos: z.nullable(z.number()),
  observacoes: talvez,
  desistencia_horas: z.number(),
  ocupado: z.boolean(),
});
export type VagaAberta = z.infer<typeof vagaAbertaSchema>;

/** An open shift as its hospital keeps it. */
export const vagaSchema = z.object({
  id: z.uuid(),
  setor: talvez,
  especialidade: talvez,
  inicio: z.string(),
  fim: z.string(),
  valor_centavos: z.nullable(z.number()),
  observacoes: talvez,
  desistencia_horas: z.number(),
  estado: z.enum(['aberta', 'tomada', 'cancelada']),
  /** Who works it. */
  medico: z.nullable(z.object({ nome: z.string(), crm: talvez, crm_uf: talvez })),
});
export type Vaga = z.infer<typeof vagaSchema>;

/** What a hospital publishes of a shift besides its hours. */
export const camposDaVagaSchema = z.object({
  setor: opcional(linha('Setor', 2, 80)),
  especialidade: opcional(linha('Especialidade', 2, 80)),
  valor_centavos: z.nullable(centavos),
  observacoes: opcional(linha('Observações', 2, 500)),
  desistencia_horas: z
    .int('Desistência: informe de 0 a 720 horas.')
    .check(
      z.gte(0, 'Desistência: informe de 0 a 720 horas.'),
      z.lte(720, 'Desistência: informe de 0 a 720 horas.'),
    ),
});

/** Planned shifts as iCalendar (RFC 5545). */
export const respostaDoCalendarioSchema = z.string();

const contagem = z.record(z.string(), z.number());

/** A session worked in a place of the hospital, as the hospital sees it. */
export const sessaoNoHospitalSchema = z.object({
  id: z.uuid(),
  medico_nome: z.string(),
  medico_crm: talvez,
  local_nome: talvez,
  inicio: z.string(),
  data_fim: talvez,
  atendimentos: z.number(),
  /** Not finished yet. */
  abertos: z.number(),
  /** By colour of the triage; `sem_cor` for those not classified. */
  cores: contagem,
  desfechos: contagem,
});
export type SessaoNoHospital = z.infer<typeof sessaoNoHospitalSchema>;

/** One of its attendances: times, colour and outcome; nobody, and nothing that was written. */
export const atendimentoNoHospitalSchema = z.object({
  posicao: z.number(),
  chegada_em: z.string(),
  cor: talvez,
  classificado_em: talvez,
  estado: z.string(),
  reavaliacoes: z.number(),
  desfecho: talvez,
  saida_em: talvez,
});
export type AtendimentoNoHospital = z.infer<typeof atendimentoNoHospitalSchema>;
