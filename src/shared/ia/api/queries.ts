import { respostaDoProvedorSchema } from '@domain/contracts/assistente.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { chavesDaIa } from './keys.ts';

/** The model outside that what is said in a clinic goes to, and whether it takes recordings. */
export function provedorOptions(perfilId: string, clinicaId: string | null) {
  return queryOptions({
    queryKey: chavesDaIa.provedor(perfilId, clinicaId),
    queryFn: ({ signal }) =>
      api.get('/ai/provider', {
        filtros: { clinica_id: clinicaId ?? undefined },
        resposta: respostaDoProvedorSchema,
        sinal: signal,
      }),
  });
}

/** Has it asked again, after the account agreed or took that back. */
export function relerProvedor(cache: QueryClient, perfilId: string): Promise<void> {
  return cache.invalidateQueries({ queryKey: chavesDaIa.provedores(perfilId) });
}
