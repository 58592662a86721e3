import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDaAgendaLigada } from './keys.ts';

const ligacaoSchema = z.object({ conta_nome: z.string(), ligada_em: z.string() });

/** The other account of the same person; null where none is tied. */
export function agendaLigadaOptions(perfilId: string) {
  return queryOptions({
    queryKey: chavesDaAgendaLigada.ligacao(perfilId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) => db.rpc('agenda_ligada').abortSignal(signal));
      return lerLinhas(z.array(ligacaoSchema), linhas)[0] ?? null;
    },
    staleTime: 0,
  });
}

const horasSchema = z.object({ inicio: z.string(), fim: z.string() });
export type HorasNaClinica = z.infer<typeof horasSchema>;

/** When the account that is tied attends in clinics, between two instants: hours and nothing else. */
export function horasNaClinicaOptions(perfilId: string, de: string, ate: string) {
  return queryOptions({
    queryKey: chavesDaAgendaLigada.naClinica(perfilId, de, ate),
    queryFn: async ({ signal }): Promise<HorasNaClinica[]> => {
      const linhas = await consultar((db) =>
        db.rpc('atendimentos_na_clinica', { p_de: de, p_ate: ate }).abortSignal(signal),
      );
      return lerLinhas(z.array(horasSchema), linhas);
    },
  });
}

/** Reads the tie, and what is shown by it, again. */
export function relerAgendaLigada(cache: QueryClient, perfilId: string): Promise<void> {
  return cache.invalidateQueries({ queryKey: chavesDaAgendaLigada.tudo(perfilId) });
}
