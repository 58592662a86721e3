import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDoProntuario } from '@/shared/prontuario/api/keys.ts';

const compartilhamentoSchema = z.object({
  compartilhada_em: z.string(),
  /** When the patient first opened it. */
  lida_em: z.nullable(z.string()),
  por: z.object({ nome: z.string() }),
});
export type Compartilhamento = z.infer<typeof compartilhamentoSchema>;

const POR = 'por:profiles!evolucoes_compartilhadas_compartilhada_por_fkey(nome)';

/** Whether the patient reads an entry now, since when and by whose decision; null when not. */
export function compartilhamentoOptions(clinicaId: string, pacienteId: string, entradaId: string) {
  return queryOptions({
    queryKey: chavesDoProntuario.compartilhamento(clinicaId, pacienteId, entradaId),
    queryFn: async ({ signal }): Promise<Compartilhamento | null> => {
      const linhas = await consultar((db) =>
        db
          .from('evolucoes_compartilhadas')
          .select(`compartilhada_em, lida_em, ${POR}`)
          .eq('entrada_id', entradaId)
          .is('retirada_em', null)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(compartilhamentoSchema), linhas)[0] ?? null;
    },
    staleTime: 0,
  });
}

/** Lets the patient read an entry, or takes it back; any version names the entry. */
export async function definirCompartilhamento(
  prontuarioId: string,
  compartilhada: boolean,
): Promise<void> {
  await consultar((db) =>
    compartilhada
      ? db.rpc('compartilhar_evolucao', { p_prontuario: prontuarioId })
      : db.rpc('retirar_evolucao', { p_prontuario: prontuarioId }),
  );
}
