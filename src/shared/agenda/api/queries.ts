import { STATUS_DO_AGENDAMENTO } from '@domain/agenda/status.ts';
import { minutosDesde, partirFila } from '@domain/painel/fila.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDaFila } from './keys.ts';

const filaSchema = z.object({
  /** By the server's clock, which arrivals are written by. */
  agora: z.string(),
  agenda: z.object({
    linhas: z.array(
      z.object({
        id: z.uuid(),
        paciente: z.string(),
        medico_id: z.uuid(),
        inicio: z.string(),
        status: z.enum(STATUS_DO_AGENDAMENTO),
        chegada_em: z.nullable(z.string()),
      }),
    ),
  }),
});

/** Who has waited longest for a doctor, and how many minutes; null when nobody waits. */
export function proximoDaFilaOptions(clinicaId: string, medicoId: string) {
  return queryOptions({
    queryKey: chavesDaFila.proximo(clinicaId, medicoId),
    queryFn: async ({ signal }) => {
      const { agora, agenda } = lerLinhas(
        filaSchema,
        await consultar((db) =>
          db.rpc('painel_do_dia', { p_clinica: clinicaId }).abortSignal(signal),
        ),
      );
      const instante = Date.parse(agora);
      const dele = agenda.linhas.filter(({ medico_id }) => medico_id === medicoId);
      const [proximo] = partirFila(dele, instante).esperando;
      if (!proximo) return null;
      const { id, paciente, chegada_em, inicio } = proximo;
      return { id, paciente, minutos: minutosDesde(chegada_em ?? inicio, instante) };
    },
    staleTime: 0,
  });
}
