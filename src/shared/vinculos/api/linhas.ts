import * as z from 'zod/mini';

/** A link as its doctor sees it: asked for by a clinic or hospital, or accepted (`vigente`). */
export const vinculoDoMedicoSchema = z.object({
  id: z.uuid(),
  clinica_id: z.uuid(),
  clinica_nome: z.string(),
  clinica_tipo: z.enum(['clinica', 'hospital']),
  vigente: z.boolean(),
  /** When it was accepted, or asked for. */
  desde: z.string(),
});
export type VinculoDoMedico = z.infer<typeof vinculoDoMedicoSchema>;
