import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDosVinculos } from './keys.ts';
import { vinculoDoMedicoSchema } from './linhas.ts';

/** Where a doctor attends, and who asks the doctor to: those that wait for an answer come first. */
export function vinculosOptions(medicoId: string) {
  return queryOptions({
    // Who comes by a notice has to find what it tells of.
    staleTime: 0,
    queryKey: chavesDosVinculos.doMedico(medicoId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) => db.rpc('vinculos_do_medico').abortSignal(signal));
      return lerLinhas(z.array(vinculoDoMedicoSchema), linhas);
    },
  });
}
