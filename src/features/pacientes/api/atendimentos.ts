import { STATUS_DO_AGENDAMENTO } from '@domain/agenda/status.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDePacientes } from './keys.ts';

const comNome = z.nullable(z.object({ nome: z.string() }));

const atendimentoSchema = z.object({
  id: z.uuid(),
  inicio: z.string(),
  status: z.enum(STATUS_DO_AGENDAMENTO),
  teleconsulta: z.boolean(),
  tipo: comNome,
  medico: comNome,
  sala: comNome,
});
/** An appointment as the desk tells it to the patient. */
export type Atendimento = z.infer<typeof atendimentoSchema>;

const COLUNAS =
  'id, inicio, status, teleconsulta, tipo:tipos_de_atendimento!kind_is_of_the_tenant(nome), medico:profiles!agendamentos_medico_id_fkey(nome), sala:salas!room_is_of_the_tenant(nome)';
const ESPERADOS = ['reservado', 'agendado', 'confirmado', 'em_atendimento'] as const;
/** A time that was moved is told where it went. */
const ACONTECIDOS = [
  'agendado',
  'confirmado',
  'em_atendimento',
  'realizado',
  'faltou',
  'cancelado',
] as const;
/** The ones that somebody asks for on the telephone. */
const PROXIMOS = 20;
const ANTERIORES = 10;

/** What is booked for a patient and not over, the nearest first, and what was, the latest first. */
export function atendimentosOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDePacientes.atendimentos(clinicaId, pacienteId),
    queryFn: async ({ signal }) => {
      const agora = new Date().toISOString();
      const ler = async (futuros: boolean) => {
        const linhas = await consultar((db) => {
          const doPaciente = db.from('agendamentos').select(COLUNAS).eq('paciente_id', pacienteId);
          return (
            futuros
              ? doPaciente.gt('fim', agora).in('status', ESPERADOS)
              : doPaciente.lt('inicio', agora).in('status', ACONTECIDOS)
          )
            .order('inicio', { ascending: futuros })
            .order('id')
            .limit(futuros ? PROXIMOS : ANTERIORES)
            .abortSignal(signal);
        });
        return lerLinhas(z.array(atendimentoSchema), linhas);
      };
      const [proximos, passados] = await Promise.all([ler(true), ler(false)]);
      const aindaVem = new Set(proximos.map(({ id }) => id));
      return { proximos, anteriores: passados.filter(({ id }) => !aindaVem.has(id)) };
    },
    staleTime: 0,
  });
}

const tarefaSchema = z.object({
  id: z.uuid(),
  titulo: z.string(),
  vence_em: z.string(),
  oportunidade_id: z.uuid(),
});

/** What the clinic still has to do about a patient, the earliest first. */
export function tarefasDoPacienteOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDePacientes.tarefas(clinicaId, pacienteId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('tarefas_crm')
          .select(
            'id, titulo, vence_em, oportunidade_id, oportunidade:oportunidades!task_stays_in_the_cards_tenant!inner(paciente_id)',
          )
          .eq('oportunidade.paciente_id', pacienteId)
          .is('feita_em', null)
          .is('cancelada_em', null)
          .order('vence_em')
          .order('id')
          .limit(PROXIMOS)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(tarefaSchema), linhas);
    },
    staleTime: 0,
  });
}
