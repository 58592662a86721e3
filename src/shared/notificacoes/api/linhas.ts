import * as z from 'zod/mini';

export const notificacaoSchema = z.object({
  id: z.string(),
  /** Which notice it is, by its name in the domain's `AVISOS`; a newer server may ring others. */
  aviso: z.string(),
  tipo: z.enum(['chat', 'agendamento', 'sistema']),
  titulo: z.string(),
  mensagem: z.string(),
  criada_em: z.string(),
  contexto: z.record(z.string(), z.unknown()),
});
export type Notificacao = z.infer<typeof notificacaoSchema>;
