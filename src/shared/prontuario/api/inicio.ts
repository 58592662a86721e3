import { conjunta } from '@/lib/query/conjunta.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { chavesDoProntuario } from './keys.ts';

/**
 * What the screen of a record shows first: `linha`, `rascunhos`, `escrevendo`, `autores`,
 * `calculos`, `documentos`, `plantoes`.
 */
export function inicioOptions(clinicaId: string, pacienteId: string) {
  return conjunta({
    queryKey: chavesDoProntuario.inicio(clinicaId, pacienteId),
    queryFn: ({ signal }) =>
      consultar((db) =>
        db.rpc('inicio_do_prontuario', { p_paciente: pacienteId }).abortSignal(signal),
      ),
  });
}
