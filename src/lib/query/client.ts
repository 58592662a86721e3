import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
} from '@tanstack/react-query';
import { CACHE } from '@/config/constants.ts';
import { ehDefinitivo } from '../errors/erros.ts';

/**
 * Reads again from the start what was on its way for the first time: the library would take the answer
 * of that reading, which may be older than the change that is told of.
 */
class Cache extends QueryClient {
  override invalidateQueries(
    filtros?: InvalidateQueryFilters,
    opcoes?: InvalidateOptions,
  ): Promise<void> {
    for (const leitura of this.getQueryCache().findAll(filtros)) {
      const { data, fetchStatus } = leitura.state;
      const primeira = data === undefined && fetchStatus !== 'idle';
      // Nobody watches the others: they would end without an answer.
      if (primeira && leitura.isActive()) void leitura.cancel({ silent: true });
    }
    return super.invalidateQueries(filtros, opcoes);
  }
}

/** The data cache of the application, with the defaults of the specification, §9. */
export function criarQueryClient(): QueryClient {
  return new Cache({
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
