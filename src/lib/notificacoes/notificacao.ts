import * as z from 'zod/mini';
import { PATHS } from '@/config/paths.ts';

/** What a notification is about; each part is there only when it applies. */
const contextoSchema = z.object({
  patient_id: z.optional(z.nullable(z.string())),
  patient_nome: z.optional(z.nullable(z.string())),
  consulta_id: z.optional(z.nullable(z.string())),
  prontuario_id: z.optional(z.nullable(z.string())),
});

export const notificacaoSchema = z.object({
  id: z.string(),
  tipo: z.enum(['chat', 'agendamento', 'sistema']),
  titulo: z.string(),
  mensagem: z.string(),
  criada_em: z.string(),
  contexto: contextoSchema,
});
export type Notificacao = z.infer<typeof notificacaoSchema>;

export interface Destino {
  to: string;
  params: Record<string, string>;
}

/** The thing itself that a notification is about: an entry, a patient; null when it has none. */
export function destinoDa({ contexto }: Pick<Notificacao, 'contexto'>): Destino | null {
  const { patient_id: id, prontuario_id: prontuarioId } = contexto;
  if (!id) return null;
  return prontuarioId
    ? { to: PATHS.verEvolucao, params: { id, prontuarioId } }
    : { to: PATHS.paciente, params: { id } };
}
