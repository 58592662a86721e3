import { SISTEMAS } from '@domain/prontuario/diagnosticos.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { daConjunta } from '@/lib/query/conjunta.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { capaOptions } from '@/shared/paciente/api/capa.ts';
import { chavesDoProntuario } from '@/shared/prontuario/api/keys.ts';
import { medidasSchema } from '@/shared/prontuario/api/linhas.ts';

const folhaSchema = z.object({
  problemas: z.array(
    z.object({
      id: z.uuid(),
      descricao: z.string(),
      sistema: z.nullable(z.enum(SISTEMAS)),
      codigo: z.nullable(z.string()),
      desde: z.nullable(z.string()),
    }),
  ),
  medicamentos: z.array(z.object({ id: z.uuid(), nome: z.string(), dose: z.nullable(z.string()) })),
  sinais: z.nullable(z.extend(medidasSchema, { ocorrido_em: z.string() })),
  proximo: z.nullable(
    z.object({
      id: z.uuid(),
      inicio: z.string(),
      teleconsulta: z.boolean(),
      tipo: z.nullable(z.string()),
      medico: z.nullable(z.string()),
    }),
  ),
});
/** What stands above every entry of a patient. */
export type Folha = z.infer<typeof folhaSchema>;

/** Active problems, medicines in use, last vital signs and next appointment, in one call. */
export function folhaOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDoProntuario.folha(clinicaId, pacienteId),
    queryFn: ({ client, signal }) =>
      daConjunta(client, capaOptions(clinicaId, pacienteId), 'folha', folhaSchema, () =>
        buscarFolha(pacienteId, signal),
      ),
  });
}

async function buscarFolha(pacienteId: string, sinal: AbortSignal): Promise<Folha> {
  const folha = await consultar((db) =>
    db.rpc('folha_de_rosto', { p_paciente: pacienteId }).abortSignal(sinal),
  );
  return lerLinhas(folhaSchema, folha);
}
