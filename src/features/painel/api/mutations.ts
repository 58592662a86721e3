import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { avisar } from '@/components/avisar.tsx';
import { PATHS } from '@/config/paths.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import type { LinhaDaAgenda } from './dia.ts';
import { chavesDoPainel } from './keys.ts';

async function registrarChegada(id: string, chegou: boolean): Promise<void> {
  await consultar((db) => db.rpc('registrar_chegada', { p_agendamento: id, p_chegou: chegou }));
}

/** Says that a patient arrived; it can be taken back for as long as the toast stands. */
export function useChegada(clinicaId: string) {
  const cache = useQueryClient();
  const reler = () => cache.invalidateQueries({ queryKey: chavesDoPainel.dia(clinicaId) });
  const desfazer = useMutation({
    mutationFn: (id: string) => registrarChegada(id, false),
    onError: avisar.erro,
    onSettled: reler,
  });
  return useMutation({
    mutationFn: ({ id }: LinhaDaAgenda) => registrarChegada(id, true),
    onSuccess: (_, { id, paciente }) =>
      avisar.desfazivel(`${paciente} chegou.`, () => desfazer.mutate(id)),
    onError: avisar.erro,
    onSettled: reler,
  });
}

const atendimentoSchema = z.object({
  paciente_id: z.uuid(),
  prontuario_id: z.uuid(),
  finalizado: z.boolean(),
});

async function atender(id: string) {
  const linhas = await consultar((db) => db.rpc('atender', { p_agendamento: id }).single());
  return lerLinhas(atendimentoSchema, linhas);
}

/** Calls a patient in: the appointment begins, and its entry opens. */
export function useAtender() {
  const navegar = useNavigate();
  return useMutation({
    mutationFn: ({ id }: LinhaDaAgenda) => atender(id),
    onSuccess: async ({ paciente_id: id, prontuario_id: entrada, finalizado }) => {
      await (finalizado
        ? navegar({ to: PATHS.verEvolucao, params: { id, prontuarioId: entrada } })
        : navegar({ to: PATHS.novaEvolucao, params: { id }, search: { rascunho: entrada } }));
    },
    onError: avisar.erro,
  });
}
