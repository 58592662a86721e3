import { DECISOES_SOBRE_O_ESCRIBA, type DecisaoSobreOEscriba } from '@domain/contracts/escriba.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDoEscriba } from './keys.ts';

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
