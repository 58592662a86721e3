import { type HorarioLivre, horarioLivreSchema } from '@domain/contracts/agenda.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDaAgenda } from './keys.ts';

interface PedidoDeHorarios {
  /** Null: any doctor of the clinic. */
  medico: string | null;
  tipo: string;
  de: string;
  ate: string;
  limite: number;
}

/** Free times for a kind of appointment, by calendar days of the clinic. */
export function livresOptions(clinicaId: string, pedido: PedidoDeHorarios) {
  return queryOptions({
    queryKey: chavesDaAgenda.livres(clinicaId, pedido),
    queryFn: async ({ signal }): Promise<HorarioLivre[]> => {
      const linhas = await consultar((db) =>
        db
          .rpc('horarios_livres', {
            p_clinica: clinicaId,
            p_medico: pedido.medico,
            p_tipo: pedido.tipo,
            p_de: pedido.de,
            p_ate: pedido.ate,
            p_limite: pedido.limite,
          })
          .abortSignal(signal),
      );
      return lerLinhas(z.array(horarioLivreSchema), linhas);
    },
    staleTime: 0,
  });
}
