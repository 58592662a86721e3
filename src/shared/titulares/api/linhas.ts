import { STATUS_DA_SOLICITACAO, TIPOS_DE_SOLICITACAO } from '@domain/area-paciente/solicitacoes.ts';
import { colunas } from '@domain/contracts/colunas.ts';
import * as z from 'zod/mini';

const texto = z.nullable(z.string());

/** What a patient asked about the own data. */
export const solicitacaoSchema = z.object({
  id: z.uuid(),
  clinica_id: z.uuid(),
  paciente_id: z.uuid(),
  tipo: z.enum(TIPOS_DE_SOLICITACAO),
  texto: z.string(),
  /** The local day by which the answer is due, `AAAA-MM-DD`. */
  prazo: z.string(),
  status: z.enum(STATUS_DA_SOLICITACAO),
  resposta: texto,
  encerrada_em: texto,
  criada_em: z.string(),
});
export type Solicitacao = z.infer<typeof solicitacaoSchema>;
export const COLUNAS_DA_SOLICITACAO = colunas(solicitacaoSchema);

/** A request as the clinic that answers it reads it. */
export const solicitacaoDaClinicaSchema = z.extend(solicitacaoSchema, {
  paciente: z.object({ nome: z.string(), nome_social: texto }),
});
export type SolicitacaoDaClinica = z.infer<typeof solicitacaoDaClinicaSchema>;

export const solicitacaoAVencerSchema = z.pick(solicitacaoDaClinicaSchema, {
  id: true,
  tipo: true,
  prazo: true,
  paciente: true,
});
export type SolicitacaoAVencer = z.infer<typeof solicitacaoAVencerSchema>;
