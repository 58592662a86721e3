import * as z from 'zod/mini';

const nomesSchema = z.object({ nome: z.string(), nome_social: z.nullable(z.string()) });

/** A finished entry of the caller: when a patient was seen. */
export const atendimentoSchema = z.object({
  ocorrido_em: z.string(),
  paciente: z.object({
    id: z.uuid(),
    ...nomesSchema.shape,
    data_nascimento: z.nullable(z.string()),
    data_obito: z.nullable(z.string()),
  }),
});
export type Atendimento = z.infer<typeof atendimentoSchema>;

export const cadastradoSchema = z.object({
  id: z.uuid(),
  ...nomesSchema.shape,
  data_nascimento: z.nullable(z.string()),
  data_obito: z.nullable(z.string()),
  criado_em: z.string(),
});
export type Cadastrado = z.infer<typeof cadastradoSchema>;
