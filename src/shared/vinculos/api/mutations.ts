import { useMutation, useQueryClient } from '@tanstack/react-query';
import { relerClinicas } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { consultar } from '@/lib/supabase/consulta.ts';
import { chavesDosVinculos } from './keys.ts';

interface Resposta {
  vinculo: string;
  aceita: boolean;
}

/** A doctor accepts a link, refuses it, or ends one; where the doctor attends is read again. */
export function useResponderVinculo(medicoId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ vinculo, aceita }: Resposta) =>
      consultar((db) => db.rpc('responder_vinculo', { p_vinculo: vinculo, p_aceita: aceita })),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: chavesDosVinculos.doMedico(medicoId) }),
        relerClinicas(cache, medicoId),
      ]),
  });
}
