import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';

const atendimentoSchema = z.object({ prontuario_id: z.uuid(), finalizado: z.boolean() });

/** Where the record opens: the draft to write in, or the entry that was written. */
export interface EvolucaoDoAtendimento {
  id: string;
  finalizada: boolean;
}

/**
 * Begins an appointment and ties an entry to it: the one already tied, the doctor's open draft about
 * this patient, or a new draft. Doing it again leads to the same entry.
 */
export async function abrirEvolucao(agendamentoId: string): Promise<EvolucaoDoAtendimento> {
  const linha = await consultar((db) =>
    db.rpc('atender', { p_agendamento: agendamentoId }).single(),
  );
  const { prontuario_id: id, finalizado } = lerLinhas(atendimentoSchema, linha);
  return { id, finalizada: finalizado };
}
