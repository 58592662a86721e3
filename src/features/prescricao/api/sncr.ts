import { respostaDeNumeracaoSchema, respostaDoModoDoSncrSchema } from '@domain/contracts/sncr.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { chavesDaPrescricao } from './keys.ts';

/** Whether this installation asks Anvisa's SNCR for numbers, and what that means. */
export function modoDoSncrOptions() {
  return queryOptions({
    queryKey: chavesDaPrescricao.sncr(),
    queryFn: ({ signal }) =>
      api.get('/digital-signature/sncr', { resposta: respostaDoModoDoSncrSchema, sinal: signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Gives a prepared prescription its number, where its kind asks for one; null where there is none. */
export async function numerarReceita(id: string): Promise<string | null> {
  const { numeros } = await api.post('/digital-signature/sncr', {
    corpo: { documentIds: [id] },
    resposta: respostaDeNumeracaoSchema,
  });
  return numeros.find(({ documentId }) => documentId === id)?.numero ?? null;
}
