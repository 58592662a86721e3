import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDeNotificacoes } from './keys.ts';
import { notificacaoSchema } from './linhas.ts';

/** More than this many unread ones are counted as "99+" and read from the newest on. */
export const LIMITE_DE_NAO_LIDAS = 100;

const COLUNAS = 'id, aviso, tipo, titulo, mensagem, criada_em, contexto';

/** Unread notifications of a person, newest first. */
export function naoLidasQueryOptions(usuarioId: string) {
  return queryOptions({
    queryKey: chavesDeNotificacoes.naoLidas(usuarioId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('notificacoes')
          .select(COLUNAS)
          .eq('user_id', usuarioId)
          .eq('lida', false)
          .eq('deleted', false)
          .order('criada_em', { ascending: false })
          .limit(LIMITE_DE_NAO_LIDAS)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(notificacaoSchema), linhas);
    },
  });
}

/** In how many milliseconds, by the server's clock, the next reminder shows; null when none is to come. */
export function esperaOptions(usuarioId: string) {
  return queryOptions({
    queryKey: chavesDeNotificacoes.espera(usuarioId),
    queryFn: async ({ signal }): Promise<number | null> =>
      lerLinhas(
        z.nullable(z.number()),
        await consultar((db) => db.rpc('espera_do_proximo_aviso').abortSignal(signal)),
      ),
    staleTime: 0,
  });
}

/** Reads the unread notifications of a person again, and when the next shows by itself. */
export function relerNaoLidas(cache: QueryClient, usuarioId: string): Promise<void> {
  return cache.invalidateQueries({ queryKey: chavesDeNotificacoes.tudo(usuarioId) });
}
