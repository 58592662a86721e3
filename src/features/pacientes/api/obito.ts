import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDePacientes } from './keys.ts';

const marcadoSchema = z.object({
  id: z.uuid(),
  inicio: z.string(),
  tipo: z.nullable(z.object({ nome: z.string() })),
  medico: z.nullable(z.object({ nome: z.string() })),
});
/** An appointment that is still to come. */
export type Marcado = z.infer<typeof marcadoSchema>;

const COLUNAS =
  'id, inicio, tipo:tipos_de_atendimento!kind_is_of_the_tenant(nome), medico:profiles!agendamentos_medico_id_fkey(nome)';
/** A series has at most 104. */
const MAXIMO = 200;

/** What is booked for a patient from now on, the nearest first. */
export function marcadosOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDePacientes.marcados(clinicaId, pacienteId),
    queryFn: async ({ signal }): Promise<Marcado[]> => {
      const linhas = await consultar((db) =>
        db
          .from('agendamentos')
          .select(COLUNAS)
          .eq('paciente_id', pacienteId)
          .in('status', ['agendado', 'confirmado'])
          .gt('inicio', new Date().toISOString())
          .order('inicio')
          .limit(MAXIMO)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(marcadoSchema), linhas);
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * Records the day a patient died (`AAAA-MM-DD`), or corrects it; with `cancelar`, what is booked is
 * cancelled in the same step.
 * @returns how many appointments that were.
 */
export async function registrarObito(
  pacienteId: string,
  dia: string,
  cancelar: boolean,
): Promise<number> {
  const quantos = await consultar((db) =>
    db.rpc('registrar_obito', {
      p_paciente: pacienteId,
      p_data: dia,
      p_cancelar_atendimentos: cancelar,
    }),
  );
  return lerLinhas(z.number(), quantos);
}

/** Takes back a death recorded by mistake. */
export async function desfazerObito(pacienteId: string): Promise<void> {
  await consultar((db) => db.rpc('desfazer_obito', { p_paciente: pacienteId }));
}
