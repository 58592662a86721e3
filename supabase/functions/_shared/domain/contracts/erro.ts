import * as z from 'zod/mini';
import { type CodigoDeFalha, FALHAS } from '../falhas/codigos.ts';

/** What every failed call answers: a sentence for the person, a code for the program. */
export const respostaDeErroSchema = z.object({
  error: z.string(),
  codigo: z.enum(Object.keys(FALHAS) as CodigoDeFalha[]),
  campos: z.optional(z.record(z.string(), z.string())),
  request_id: z.optional(z.string()),
});
export type RespostaDeErro = z.infer<typeof respostaDeErroSchema>;
