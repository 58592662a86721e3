import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { esperaOptions, relerNaoLidas } from './queries.ts';

/** In ms. What another device plans is found out within it, and no timer is longer. */
const MAIOR_ESPERA = 3_600_000;

/** Reads the bell again in the moment in which a reminder shows. Only on-call doctors have any. */
export function useLembretes(): void {
  const { user_id, tipo } = usePerfil();
  const cache = useQueryClient();
  const deles = tipo === 'plantonista';
  const { data: espera, dataUpdatedAt } = useQuery({ ...esperaOptions(user_id), enabled: deles });
  useEffect(() => {
    if (!deles || espera === undefined) return;
    const resta = dataUpdatedAt + (espera ?? MAIOR_ESPERA) - Date.now();
    const relogio = setTimeout(
      () => void relerNaoLidas(cache, user_id),
      Math.min(Math.max(resta, 0), MAIOR_ESPERA),
    );
    return () => clearTimeout(relogio);
  }, [cache, user_id, deles, espera, dataUpdatedAt]);
}
