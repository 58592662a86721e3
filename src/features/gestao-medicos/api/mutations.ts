import { useMutation, useQueryClient } from '@tanstack/react-query';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import type { NovoConvite } from '../convites/convite.ts';
import { chavesDaGestao } from './keys.ts';
import { type ConviteCriado, conviteCriadoSchema } from './linhas.ts';

/** Links a doctor to the clinic; the database says it when the caller may not. */
export function useVincular(clinicaId: string) {
  return useEscrita(clinicaId, (medicoId: string) =>
    consultar((db) =>
      db
        .from('clinica_medicos')
        .insert({ clinica_id: clinicaId, medico_id: medicoId, ativo: true })
        .select('id')
        .single(),
    ),
  );
}

/** What becomes active or inactive: a link, or somebody of the staff. */
export interface Mudanca {
  id: string;
  ativo: boolean;
}

/** Deactivates or reactivates a link. */
export function useMudarVinculo(clinicaId: string) {
  return useEscrita(clinicaId, ({ id, ativo }: Mudanca) =>
    consultar((db) =>
      db.from('clinica_medicos').update({ ativo }).eq('id', id).select('id').single(),
    ),
  );
}

/** Makes an invitation and yields its token, which nobody can read again. */
export function useCriarConvite(clinicaId: string) {
  return useEscrita(clinicaId, async (convite: NovoConvite): Promise<ConviteCriado> => {
    const criado = await consultar((db) =>
      db
        .rpc('criar_convite', {
          p_tipo: convite.tipo,
          p_email: convite.email ?? null,
          p_validade_dias: convite.validade,
        })
        .single(),
    );
    return lerLinhas(conviteCriadoSchema, criado);
  });
}

/** Cancels an invitation that nobody used yet. */
export function useCancelarConvite(clinicaId: string) {
  return useEscrita(clinicaId, (conviteId: string) =>
    consultar((db) =>
      db
        .from('convites')
        .update({ cancelado_em: new Date().toISOString() })
        .eq('id', conviteId)
        .select('id')
        .single(),
    ),
  );
}

/** Dismisses or readmits somebody of the clinic's own staff. */
export function useMudarEquipe(clinicaId: string) {
  return useEscrita(clinicaId, ({ id, ativo }: Mudanca) =>
    consultar((db) => db.rpc('definir_equipe_ativa', { p_pessoa: id, p_ativo: ativo })),
  );
}

/** A write after which everything the clinic sees here is read again, also when it was refused. */
function useEscrita<V, R>(clinicaId: string, mutationFn: (dados: V) => Promise<R>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => cache.invalidateQueries({ queryKey: chavesDaGestao.todas(clinicaId) }),
  });
}
