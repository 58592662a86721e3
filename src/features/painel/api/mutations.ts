import { useMutation, useQueryClient } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import { consultar } from '@/lib/supabase/consulta.ts';
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
