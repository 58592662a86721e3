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

/** Reads the unread notifications of a person again. */
export function relerNaoLidas(cache: QueryClient, usuarioId: string): Promise<void> {
  return cache.invalidateQueries({ queryKey: chavesDeNotificacoes.naoLidas(usuarioId) });
}
