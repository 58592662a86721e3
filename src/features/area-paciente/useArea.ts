import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { naoLidasQueryOptions } from '@/lib/notificacoes/queries.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { chavesDaArea } from './api/keys.ts';

/** How often what depends on the hour is looked at again, in ms. */
const A_CADA = 30_000;

/** The present instant, in ms, moving on while the screen stands open. */
export function useAgora(): number {
  const [agora, setAgora] = useState(Date.now);
  useEffect(() => {
    const relogio = setInterval(() => setAgora(Date.now()), A_CADA);
    return () => clearInterval(relogio);
  }, []);
  return agora;
}

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
