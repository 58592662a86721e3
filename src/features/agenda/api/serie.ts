import { STATUS_DO_AGENDAMENTO } from '@domain/agenda/status.ts';
import { horarioLivreSchema } from '@domain/contracts/agenda.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDaAgenda } from './keys.ts';

/** One patient at many local times of the clinic, `AAAA-MM-DDTHH:mm`. */
export interface PedidoDeSerie {
  paciente: string;
  medico: string;
  tipo: string;
  sala: string | null;
  duracao: number;
  horarios: readonly string[];
  observacoes: string | null;
}

const horarioSchema = z.object({
  horario: z.string(),
  agendamento_id: z.nullable(z.uuid()),
  conflito: z.nullable(z.string()),
});

/** What came, or would come, of each time: the reasons against those that were not booked. */
async function pedirSerie(
  clinicaId: string,
  pedido: PedidoDeSerie,
  soConferir: boolean,
): Promise<Map<string, string>> {
  const linhas = await consultar((db) =>
    db.rpc('agendar_serie', {
      p_clinica: clinicaId,
      p_paciente: pedido.paciente,
      p_medico: pedido.medico,
      p_tipo: pedido.tipo,
      p_horarios: [...pedido.horarios],
      p_sala: pedido.sala,
      p_observacoes: pedido.observacoes,
      p_duracao_min: pedido.duracao,
      p_so_conferir: soConferir,
    }),
  );
  return new Map(
    lerLinhas(z.array(horarioSchema), linhas).flatMap(({ horario, conflito }) =>
      conflito === null ? [] : [[horario.slice(0, 16), conflito] as const],
    ),
  );
}

/** Which times of a series cannot be booked, each with its reason; nothing is booked. */
export function conflitosDaSerieOptions(clinicaId: string, pedido: PedidoDeSerie) {
  return queryOptions({
    queryKey: chavesDaAgenda.conflitosDaSerie(clinicaId, pedido),
    queryFn: () => pedirSerie(clinicaId, pedido, true),
    staleTime: 0,
  });
}

/** Books what fits; answers the times that did not after all, each with its reason. */
export function agendarSerie(
  clinicaId: string,
  pedido: PedidoDeSerie,
): Promise<Map<string, string>> {
  return pedirSerie(clinicaId, pedido, false);
}

/** The free times nearest to one that is taken, in order. */
export function alternativasOptions(
  clinicaId: string,
  desejo: { medico: string; tipo: string; inicio: string },
) {
  return queryOptions({
    queryKey: chavesDaAgenda.livres(clinicaId, desejo),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .rpc('alternativas_de_horario', {
            p_clinica: clinicaId,
            p_medico: desejo.medico,
            p_tipo: desejo.tipo,
            p_inicio: desejo.inicio,
          })
          .abortSignal(signal),
      );
      return lerLinhas(z.array(horarioLivreSchema), linhas);
    },
    staleTime: 0,
  });
}

const daSerieSchema = z.object({
  id: z.uuid(),
  medico_id: z.uuid(),
  inicio: z.string(),
  status: z.enum(STATUS_DO_AGENDAMENTO),
});

/** The appointments of a series, in order; those moved to another day stand there. */
export function serieOptions(clinicaId: string, serieId: string) {
  return queryOptions({
    queryKey: chavesDaAgenda.serie(clinicaId, serieId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('agendamentos')
          .select('id, medico_id, inicio, status')
          .eq('clinica_id', clinicaId)
          .eq('serie_id', serieId)
          .neq('status', 'remarcado')
          .order('inicio')
          .abortSignal(signal),
      );
      return lerLinhas(z.array(daSerieSchema), linhas);
    },
    staleTime: 0,
  });
}

/** Cancels an appointment of a series and those that follow it; answers how many. */
export async function cancelarSerie(id: string, motivo: string): Promise<number> {
  const linhas = await consultar((db) =>
    db.rpc('cancelar_serie', { p_agendamento: id, p_observacoes: motivo }),
  );
  return lerLinhas(z.array(z.object({ id: z.uuid() })), linhas).length;
}
