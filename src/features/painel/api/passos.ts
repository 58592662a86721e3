import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { avisar } from '@/components/avisar.tsx';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDoPainel } from './keys.ts';

const passosSchema = z.object({
  medico: z.boolean(),
  equipe: z.boolean(),
  tipos: z.boolean(),
  horarios: z.boolean(),
  paciente: z.boolean(),
  agendamento: z.boolean(),
  /** A finished entry of the caller. */
  evolucao: z.boolean(),
  /** Sample patients that are still there: no step, but something to take away. */
  exemplos: z.boolean(),
});
/** Which first steps are done. */
export type Passos = z.infer<typeof passosSchema>;

/** What whoever begins has done so far, in one call. */
export function passosOptions(clinicaId: string) {
  return queryOptions({
    queryKey: chavesDoPainel.passos(clinicaId),
    queryFn: async ({ signal }) =>
      lerLinhas(
        passosSchema,
        await consultar((db) =>
          db.rpc('primeiros_passos', { p_clinica: clinicaId }).abortSignal(signal),
        ),
      ),
    staleTime: 0,
  });
}

/** Takes the sample patients and their day out of the own practice. Everything may have shown them. */
export function useRemoverExemplos() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => consultar((db) => db.rpc('remover_exemplos')),
    onSuccess: () => avisar.sucesso('Os exemplos foram removidos.'),
    onError: avisar.erro,
    onSettled: () => cache.invalidateQueries(),
  });
}
