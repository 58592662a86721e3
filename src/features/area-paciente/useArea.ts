import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { naoLidasQueryOptions } from '@/shared/notificacoes/api/queries.ts';
import { chavesDaArea } from './api/keys.ts';

/**
 * Reads the area again when a new notice comes. The tables of a clinic tell patients nothing as it
 * happens; the bell does.
 */
export function useAreaEmDia(): void {
  const { user_id } = usePerfil();
  const cache = useQueryClient();
  const { data } = useQuery(naoLidasQueryOptions(user_id));
  const ultima = data?.[0]?.id;
  useEffect(() => {
    if (ultima) void cache.invalidateQueries({ queryKey: chavesDaArea.tudo });
  }, [cache, ultima]);
}

/** A write of the area, after which what it may have changed is read again. */
export function useMudar<E>(
  fazer: (entrada: E) => Promise<void>,
  { aoFazer }: { aoFazer?: (entrada: E) => void } = {},
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: fazer,
    onSuccess: (_nada, entrada) => aoFazer?.(entrada),
    // Also after a refusal: what it was decided upon may have changed.
    onSettled: () => cache.invalidateQueries({ queryKey: chavesDaArea.tudo }),
  });
}
