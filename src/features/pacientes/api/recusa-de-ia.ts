import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDePacientes } from './keys.ts';

const recusaSchema = z.object({
  recusada_em: z.string(),
  pelo_paciente: z.boolean(),
  registrou: z.nullable(z.object({ nome: z.string() })),
});
export type RecusaDeIa = z.infer<typeof recusaSchema>;

/** That a patient refuses the assistant, since when, and who wrote it down; null where nobody did. */
export function recusaDeIaOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDePacientes.recusaDeIa(clinicaId, pacienteId),
    queryFn: async ({ signal }): Promise<RecusaDeIa | null> => {
      const linhas = await consultar((db) =>
        db
          .from('ia_recusas')
          .select(
            'recusada_em, pelo_paciente, registrou:profiles!ia_recusas_recusada_por_fkey(nome)',
          )
          .eq('paciente_id', pacienteId)
          .is('retirada_em', null)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(recusaSchema), linhas)[0] ?? null;
    },
  });
}

/** Writes down that the patient refuses, or no longer does. */
export async function definirRecusaDeIa(pacienteId: string, recusa: boolean): Promise<void> {
  await consultar((db) =>
    db.rpc('definir_recusa_de_ia', { p_paciente: pacienteId, p_recusa: recusa }),
  );
}
