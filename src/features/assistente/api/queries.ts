import { colunas } from '@domain/contracts/colunas.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDoAssistente } from './keys.ts';
import {
  type Conversa,
  conversaSchema,
  type PerguntaFeita,
  perguntaFeitaSchema,
} from './linhas.ts';

const COLUNAS = colunas(perguntaFeitaSchema);

/** The person's last conversations, or those that hold a text. */
export function conversasOptions(perfilId: string, procurado: string) {
  return queryOptions({
    queryKey: chavesDoAssistente.conversas(perfilId, procurado),
    queryFn: async ({ signal }): Promise<Conversa[]> => {
      const linhas = await consultar((db) =>
        db.rpc('conversas_com_ia', { p_procurado: procurado }).abortSignal(signal),
      );
      return lerLinhas(z.array(conversaSchema), linhas);
    },
    placeholderData: keepPreviousData,
  });
}

/** What was asked in a conversation, and answered, the first first. */
export function conversaOptions(perfilId: string, id: string) {
  return queryOptions({
    queryKey: chavesDoAssistente.conversa(perfilId, id),
    queryFn: async ({ signal }): Promise<PerguntaFeita[]> => {
      const linhas = await consultar((db) =>
        db
          .from('ia_interacoes')
          .select(COLUNAS)
          .eq('conversa_id', id)
          .is('conferida', null)
          .order('criada_em')
          .abortSignal(signal),
      );
      return lerLinhas(z.array(perguntaFeitaSchema), linhas);
    },
  });
}
