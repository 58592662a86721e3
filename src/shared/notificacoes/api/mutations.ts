import { useMutation, useQueryClient } from '@tanstack/react-query';
import { consultar } from '@/lib/supabase/consulta.ts';
import { chavesDeNotificacoes } from './keys.ts';
import type { Notificacao } from './linhas.ts';

/** Some notifications, or every unread one, also those beyond the loaded page. */
export type Quais = readonly string[] | 'todas';

/** Marks as read; the list shrinks at once and comes back if the database refuses. */
export function useMarcarComoLidas(usuarioId: string) {
  const cache = useQueryClient();
  const queryKey = chavesDeNotificacoes.naoLidas(usuarioId);
  return useMutation({
    mutationFn: (quais: Quais) =>
      consultar((db) => {
        const marcadas = db.from('notificacoes').update({ lida: true }).eq('user_id', usuarioId);
        const escolhidas =
          quais === 'todas' ? marcadas.eq('lida', false) : marcadas.in('id', [...quais]);
        return escolhidas.select('id');
      }),
    onMutate: async (quais) => {
      await cache.cancelQueries({ queryKey });
      const antes = cache.getQueryData<Notificacao[]>(queryKey);
      cache.setQueryData<Notificacao[]>(queryKey, (lista) =>
        lista?.filter(({ id }) => quais !== 'todas' && !quais.includes(id)),
      );
      return { antes };
    },
    onError: (_erro, _quais, contexto) => cache.setQueryData(queryKey, contexto?.antes),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
}
