import { DESFECHOS } from '@domain/plantao/desfecho.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { daConjunta } from '@/lib/query/conjunta.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { inicioOptions } from '@/shared/prontuario/api/inicio.ts';
import { chavesDoProntuario } from '@/shared/prontuario/api/keys.ts';

const plantaoDoPacienteSchema = z.object({
  id: z.uuid(),
  chegada_em: z.string(),
  local_nome: z.nullable(z.string()),
  medico_nome: z.string(),
  medico_crm: z.string(),
  desfecho: z.nullable(z.enum(DESFECHOS)),
  saida_em: z.nullable(z.string()),
});
const plantoesSchema = z.array(plantaoDoPacienteSchema);
/** That a patient was attended in a shift of the hospital; what was written is the doctor's. */
export type PlantaoDoPaciente = z.infer<typeof plantaoDoPacienteSchema>;

/** Attendances of on-call shifts that were tied to the patient, newest first. */
export function plantoesDoPacienteOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDoProntuario.plantoes(clinicaId, pacienteId),
    queryFn: ({ client, signal }) =>
      daConjunta(client, inicioOptions(clinicaId, pacienteId), 'plantoes', plantoesSchema, () =>
        buscarPlantoes(pacienteId, signal),
      ),
  });
}

async function buscarPlantoes(
  pacienteId: string,
  sinal: AbortSignal,
): Promise<PlantaoDoPaciente[]> {
  const linhas = await consultar((db) =>
    db.rpc('plantoes_do_paciente', { p_paciente: pacienteId }).abortSignal(sinal),
  );
  return lerLinhas(plantoesSchema, linhas);
}
