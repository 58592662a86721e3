import { useQueryClient } from '@tanstack/react-query';

/** Changes who reads a record, closes what asked for it, and reads again all that the person sees. */
export function useFazerEReler(aoFechar: () => void) {
  const cache = useQueryClient();
  return async (mudanca: Promise<void>) => {
    await mudanca;
    aoFechar();
    await cache.invalidateQueries();
  };
}
