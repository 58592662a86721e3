import { STATUS_DO_AGENDAMENTO } from '@domain/agenda/status.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDoPainel } from './keys.ts';

/** What no table tells live (tasks, returns, another day) is read again this often, in ms. */
const DE_TEMPOS_EM_TEMPOS = 2 * 60_000;

const texto = z.nullable(z.string());

const linhaDaAgendaSchema = z.object({
  id: z.uuid(),
  paciente_id: z.uuid(),
  paciente: z.string(),
  medico_id: z.uuid(),
  medico: texto,
  tipo: z.string(),
  sala: texto,
  inicio: z.string(),
  fim: z.string(),
  status: z.enum(STATUS_DO_AGENDAMENTO),
  encaixe: z.boolean(),
  teleconsulta: z.boolean(),
  chegada_em: texto,
});
/** An appointment of today, as the dashboard shows it. */
export type LinhaDaAgenda = z.infer<typeof linhaDaAgendaSchema>;

const rascunhoSchema = z.object({
  id: z.uuid(),
  paciente_id: z.uuid(),
  paciente: z.string(),
  clinica_id: z.uuid(),
  clinica: texto,
  atualizado_em: z.string(),
  o_que: z.enum(['evolucao', 'correcao', 'adendo']),
});
/** An open draft of the caller, with just enough to recognise it. */
export type Rascunho = z.infer<typeof rascunhoSchema>;

const tarefaSchema = z.object({
  id: z.uuid(),
  oportunidade_id: z.uuid(),
  titulo: z.string(),
  vence_em: z.string(),
  pessoa: z.string(),
});
export type Tarefa = z.infer<typeof tarefaSchema>;

const livreSchema = z.object({ medico_id: z.uuid(), medico: texto, inicio: z.string() });
export type HorarioLivre = z.infer<typeof livreSchema>;

const diaSchema = z.object({
  /** When the server counted: its clock is the one that arrivals are written by. */
  agora: z.string(),
  /** Calendar day where the clinic is, and the zone its clocks follow. */
  hoje: z.string(),
  fuso: z.string(),
  agenda: z.object({
    por_status: z.partialRecord(z.enum(STATUS_DO_AGENDAMENTO), z.number()),
    esperando: z.number(),
    linhas: z.array(linhaDaAgendaSchema),
  }),
  /** Null where the clinic has no kind of appointment yet. */
  livres: z.nullable(
    z.object({ tipo: z.string(), minutos: z.number(), horarios: z.array(livreSchema) }),
  ),
  na_lista_de_espera: z.number(),
  tarefas: z.object({ atrasadas: z.number(), hoje: z.number(), linhas: z.array(tarefaSchema) }),
  rascunhos: z.array(rascunhoSchema),
  retornos: z.object({ atrasados: z.number(), hoje: z.number() }),
  /** Each counted up to 100. */
  conversas: z.object({ nao_lidas: z.number(), atrasadas: z.number() }),
});
/** The whole first screen of a clinic's day. */
export type Dia = z.infer<typeof diaSchema>;

/** What the dashboard shows of today: of a doctor the own day, else everybody's. */
export function diaOptions(clinicaId: string) {
  return queryOptions({
    queryKey: chavesDoPainel.dia(clinicaId),
    queryFn: async ({ signal }) =>
      lerLinhas(
        diaSchema,
        await consultar((db) =>
          db.rpc('painel_do_dia', { p_clinica: clinicaId }).abortSignal(signal),
        ),
      ),
    staleTime: 0,
    refetchInterval: DE_TEMPOS_EM_TEMPOS,
    refetchOnWindowFocus: true,
  });
}
