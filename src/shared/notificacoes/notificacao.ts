import type { TipoDeUsuario } from '@domain/permissoes.ts';
import * as z from 'zod/mini';
import { PATHS } from '@/config/paths.ts';

/** What a notification is about; each part is there only when it applies. */
const contextoSchema = z.object({
  patient_id: z.optional(z.nullable(z.string())),
  patient_nome: z.optional(z.nullable(z.string())),
  consulta_id: z.optional(z.nullable(z.string())),
  /** Local day of that appointment, `AAAA-MM-DD`. */
  dia: z.optional(z.nullable(z.string())),
  prontuario_id: z.optional(z.nullable(z.string())),
  conversa_id: z.optional(z.nullable(z.string())),
  assunto: z.optional(z.nullable(z.string())),
  solicitacao_id: z.optional(z.nullable(z.string())),
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
  search?: Record<string, string>;
}

/**
 * The thing itself that a notification is about: a conversation, an appointment, an entry, a request,
 * a patient; null when it has none. Patients find theirs in their own area.
 */
export function destinoDa(
  { tipo, contexto }: Pick<Notificacao, 'tipo' | 'contexto'>,
  leitor: TipoDeUsuario,
): Destino | null {
  const { patient_id: id, prontuario_id: prontuarioId, assunto, solicitacao_id } = contexto;
  const { consulta_id: agendamento, dia } = contexto;
  if (!id) return null;
  if (leitor === 'paciente') return destinoDoPaciente(tipo, id, contexto);
  if (solicitacao_id) return { to: PATHS.pedidosDeTitulares, params: {} };
  if (tipo === 'sistema' && assunto === 'acessos') {
    return { to: PATHS.acessosAoProntuario, params: { id } };
  }
  if (tipo === 'chat') {
    const search = { chat: id, ...(assunto && { assunto }) };
    return { to: PATHS.acompanhamento, params: {}, search };
  }
  if (tipo === 'agendamento' && agendamento) {
    // Without its day, the agenda finds it by the appointment.
    const search = { agendamento, vista: 'dia', ...(dia && { dia }) };
    return { to: PATHS.agenda, params: {}, search };
  }
  return prontuarioId
    ? { to: PATHS.verEvolucao, params: { id, prontuarioId } }
    : { to: PATHS.paciente, params: { id } };
}

/** Where a patient finds what a notice is about. */
function destinoDoPaciente(
  tipo: Notificacao['tipo'],
  id: string,
  { prontuario_id, assunto, solicitacao_id, consulta_id }: Notificacao['contexto'],
): Destino {
  if (tipo === 'chat') {
    const search = { com: id, ...(assunto && { assunto }) };
    return { to: PATHS.conversasDoPaciente, params: {}, search };
  }
  if (tipo === 'agendamento') {
    const search = { ...(consulta_id && { agendamento: consulta_id }) };
    return { to: PATHS.agenda, params: {}, search };
  }
  if (prontuario_id) return { to: PATHS.registroDoPaciente, params: { id: prontuario_id } };
  if (solicitacao_id) return { to: PATHS.dadosDoPaciente, params: {} };
  return { to: PATHS.areaDoPaciente, params: {} };
}
