import { QueryClient } from '@tanstack/react-query';
import { CACHE } from '@/config/constants.ts';
import { ehDefinitivo } from '../errors/erros.ts';

/** The data cache of the application, with the defaults of the specification, §9. */
export function criarQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: CACHE.validoPor,
        gcTime: CACHE.mantidoPor,
        retry: (falhas, erro) => falhas < CACHE.tentativasExtras && !ehDefinitivo(erro),
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}
