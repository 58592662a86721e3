import { colunas } from '@domain/contracts/colunas.ts';
import { CERTEZAS, SISTEMAS } from '@domain/prontuario/diagnosticos.ts';
import { CONSENTIMENTOS, STATUS_DO_PRONTUARIO } from '@domain/prontuario.ts';
import * as z from 'zod/mini';
import { medidasSchema } from '@/shared/prontuario/api/linhas.ts';

/** A diagnosis as an entry holds it. */
export const diagnosticoSchema = z.object({
  sistema: z.enum(SISTEMAS),
  codigo: z.string(),
  descricao: z.string(),
  certeza: z.enum(CERTEZAS),
});
export const secaoLivreSchema = z.object({ titulo: z.string(), texto: z.string() });

/** A row of `prontuarios`, as the screens read it. */
export const entradaSchema = z.object({
  id: z.uuid(),
  clinica_id: z.uuid(),
  paciente_id: z.uuid(),
  entrada_id: z.uuid(),
  versao: z.number(),
  corrige_id: z.nullable(z.uuid()),
  motivo_correcao: z.nullable(z.string()),
  adendo_de: z.nullable(z.uuid()),
  substituido_por: z.nullable(z.uuid()),
  status: z.enum(STATUS_DO_PRONTUARIO),
  revisao: z.number(),
  ocorrido_em: z.string(),
  autor_id: z.uuid(),
  autor_nome: z.string(),
  autor_crm: z.nullable(z.string()),
  autor_crm_uf: z.nullable(z.string()),
  autor_especialidade: z.nullable(z.string()),
  subjetivo: z.string(),
  objetivo: z.string(),
  avaliacao: z.string(),
  plano: z.string(),
  ...medidasSchema.shape,
  diagnosticos: z.array(diagnosticoSchema),
  secoes_livres: z.array(secaoLivreSchema),
  teleconsulta: z.boolean(),
  consentimento_da_teleconsulta: z.nullable(z.enum(CONSENTIMENTOS)),
  criado_em: z.string(),
  atualizado_em: z.string(),
  finalizado_em: z.nullable(z.string()),
  inativado_em: z.nullable(z.string()),
  motivo_inativacao: z.nullable(z.string()),
});
export type Entrada = z.infer<typeof entradaSchema>;

export const COLUNAS_DA_ENTRADA = colunas(entradaSchema);

/** An entry of the timeline with what completes it. */
export interface EntradaComAdendos extends Entrada {
  adendos: Entrada[];
}

/** A result kept in the record. */
export const calculoSchema = z.object({
  id: z.uuid(),
  ferramenta: z.string(),
  versao: z.string(),
  resultado: z.record(z.string(), z.unknown()),
  interpretacao: z.nullable(z.string()),
  autor_id: z.uuid(),
  autor_nome: z.string(),
  criado_em: z.string(),
  anulado_em: z.nullable(z.string()),
  motivo_da_anulacao: z.nullable(z.string()),
});
export type CalculoGuardado = z.infer<typeof calculoSchema>;
