import { respostaDoProvedorSchema } from '@domain/contracts/assistente.ts';
import { DECISOES_SOBRE_O_ESCRIBA, type DecisaoSobreOEscriba } from '@domain/contracts/escriba.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '@/lib/api/api.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDoEscriba } from './keys.ts';

/** The model outside that what is said in a clinic goes to, and whether it takes recordings. */
export function provedorOptions(perfilId: string, clinicaId: string | null) {
  return queryOptions({
    queryKey: chavesDoEscriba.provedor(perfilId, clinicaId),
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
  return cache.invalidateQueries({ queryKey: chavesDoEscriba.provedores(perfilId) });
}

const decisaoSchema = z.object({ decisao: z.enum(DECISOES_SOBRE_O_ESCRIBA) });

/** What the patient of a visit answered last; null where nobody asked. */
export function consentimentoOptions(visitaId: string) {
  return queryOptions({
    queryKey: chavesDoEscriba.consentimento(visitaId),
    queryFn: async ({ signal }): Promise<DecisaoSobreOEscriba | null> => {
      const linhas = await consultar((db) =>
        db
          .from('escriba_consentimentos')
          .select('decisao')
          .eq('visita_id', visitaId)
          .order('ordem', { ascending: false })
          .limit(1)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(decisaoSchema), linhas)[0]?.decisao ?? null;
    },
  });
}
