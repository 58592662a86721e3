import { corpoDaRespostaSchema } from '@domain/contracts/assistente.ts';
import * as z from 'zod/mini';

/** A row of `conversas_com_ia`. */
export const conversaSchema = z.object({
  id: z.uuid(),
  titulo: z.string(),
  paciente_id: z.nullable(z.uuid()),
  ultima_em: z.string(),
  perguntas: z.number(),
});
export type Conversa = z.infer<typeof conversaSchema>;

/** A question of the log and its answer; null where none came. */
export const perguntaFeitaSchema = z.object({
  id: z.uuid(),
  pergunta: z.string(),
  resposta: z.nullable(corpoDaRespostaSchema),
  criada_em: z.string(),
});
export type PerguntaFeita = z.infer<typeof perguntaFeitaSchema>;
