import { useMutation, useQueryClient } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import { consultar } from '@/lib/supabase/consulta.ts';
import { chavesDeRetornos } from './keys.ts';

export interface NovoRetorno {
  id: string;
  clinica_id: string;
  paciente_id: string;
  origem_id: string;
  prevista_para: string | null;
  motivo: string;
}

/** Plans a return from an entry; beside a draft it begins when the draft is finished. */
export async function planejarRetorno(retorno: NovoRetorno): Promise<void> {
  await consultar((db) => db.from('retornos_planejados').insert(retorno).select('id').single());
}

/** Takes a proposal back before its entry is finished. */
export async function retirarProposta(id: string): Promise<void> {
  await consultar((db) => db.rpc('mudar_retorno', { p_retorno: id, p_status: 'retirado' }));
}

interface Mudanca {
  id: string;
  status: 'pendente' | 'cumprido' | 'dispensado';
  /** The reason of a dismissal. */
  motivo?: string;
}

/** Fulfils, dismisses or reopens a planned return. */
async function mudarRetorno({ id, status, motivo }: Mudanca): Promise<void> {
  await consultar((db) =>
    db.rpc('mudar_retorno', {
      p_retorno: id,
      p_status: status,
      ...(motivo !== undefined && { p_motivo: motivo }),
    }),
  );
}

const FEITO = { cumprido: 'Retorno marcado como cumprido.', dispensado: 'Retorno dispensado.' };

/** Closes a return, which can be taken back, or reopens it. */
export function useMudarRetorno(clinicaId: string) {
  const cache = useQueryClient();
  const reler = () => cache.invalidateQueries({ queryKey: chavesDeRetornos.todos(clinicaId) });
  const desfazer = useMutation({
    mutationFn: mudarRetorno,
    onError: avisar.erro,
    onSettled: reler,
  });
  return useMutation({
    mutationFn: mudarRetorno,
    onSuccess: (_nada, { id, status }) => {
      if (status === 'pendente') return;
      avisar.desfazivel(FEITO[status], () => desfazer.mutate({ id, status: 'pendente' }));
    },
    onError: avisar.erro,
    onSettled: reler,
  });
}
