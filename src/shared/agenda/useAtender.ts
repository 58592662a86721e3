import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { PATHS } from '@/config/paths.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';

const atendimentoSchema = z.object({
  paciente_id: z.uuid(),
  prontuario_id: z.uuid(),
  finalizado: z.boolean(),
});

async function atender(agendamentoId: string) {
  const linha = await consultar((db) =>
    db.rpc('atender', { p_agendamento: agendamentoId }).single(),
  );
  return lerLinhas(atendimentoSchema, linha);
}

/**
 * Calls the patient of an appointment in: it begins, and its entry opens. The entry is the one
 * already tied to it, the doctor's open draft about this patient, or a new draft; doing it again
 * leads to the same one.
 */
export function useAtender(antesDeAbrir?: () => Promise<void>) {
  const navegar = useNavigate();
  return useMutation({
    mutationFn: atender,
    onSuccess: async ({ paciente_id: id, prontuario_id: entrada, finalizado }) => {
      await antesDeAbrir?.();
      await (finalizado
        ? navegar({ to: PATHS.verEvolucao, params: { id, prontuarioId: entrada } })
        : navegar({ to: PATHS.novaEvolucao, params: { id }, search: { rascunho: entrada } }));
    },
  });
}
