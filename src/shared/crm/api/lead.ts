import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDoCrm } from './keys.ts';

/** What the CRM knows of somebody who is about to be registered as a patient. */
const leadSchema = z.object({
  id: z.uuid(),
  nome: z.nullable(z.string()),
  telefone: z.nullable(z.string()),
  email: z.nullable(z.string()),
});

export type Lead = z.infer<typeof leadSchema>;

/** The lead that becomes a patient; null when it is nobody's to see, or is one already. */
export function leadOptions(clinicaId: string, id: string) {
  return queryOptions({
    queryKey: chavesDoCrm.lead(clinicaId, id),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('oportunidades')
          .select('id, nome, telefone, email')
          .eq('id', id)
          .eq('clinica_id', clinicaId)
          .is('paciente_id', null)
          .is('unida_a', null)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(leadSchema), linhas)[0] ?? null;
    },
    // What is being typed over it must not be read anew under the person.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Ties a lead to its registration; answers the card of the CRM that stays. Repeatable. */
export function vincularLead(lead: string, paciente: string): Promise<string> {
  return consultar((db) => db.rpc('vincular_lead', { p_oportunidade: lead, p_paciente: paciente }));
}

/** Reads everything of a clinic's CRM again. */
export function relerCrm(cache: QueryClient, clinicaId: string): Promise<void> {
  return cache.invalidateQueries({ queryKey: chavesDoCrm.todas(clinicaId) });
}
