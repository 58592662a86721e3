import { conjunta } from '@/lib/query/conjunta.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { chavesDoPaciente } from './keys.ts';

/** What stands around every screen of a patient: `paciente`, `situacao`, `resumo`, `folha`. */
export function capaOptions(clinicaId: string, id: string) {
  return conjunta({
    queryKey: chavesDoPaciente.capa(clinicaId, id),
    queryFn: ({ signal }) =>
      consultar((db) => db.rpc('capa_do_prontuario', { p_paciente: id }).abortSignal(signal)),
  });
}
