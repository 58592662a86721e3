import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDoProntuario } from '@/shared/prontuario/api/keys.ts';

const consentimentoSchema = z.object({ dado_em: z.string() });

/** When the patient agreed, in the own area, to being seen at a distance; null when that does not hold. */
export function teleconsultaConsentidaOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDoProntuario.teleconsulta(clinicaId, pacienteId),
    queryFn: async ({ signal }): Promise<string | null> => {
      const linhas = await consultar((db) =>
        db
          .from('consentimentos_de_teleconsulta')
          .select('dado_em')
          .eq('paciente_id', pacienteId)
          .is('retirado_em', null)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(consentimentoSchema), linhas)[0]?.dado_em ?? null;
    },
  });
}
