import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { contarPorLote } from './contagem.ts';
import { chavesDeAnexos } from './keys.ts';
import { type Anexo, anexoSchema, COLUNAS_DO_ANEXO } from './linhas.ts';

/** Lists the files of one entry in the order in which they came, without refused ones. */
export function anexosDaEvolucaoOptions(prontuarioId: string) {
  return queryOptions({
    queryKey: chavesDeAnexos.daEvolucao(prontuarioId),
    queryFn: async ({ signal }): Promise<Anexo[]> =>
      lerLinhas(
        z.array(anexoSchema),
        await consultar((db) =>
          db
            .from('anexos')
            .select(COLUNAS_DO_ANEXO)
            .eq('prontuario_id', prontuarioId)
            .neq('estado', 'recusado')
            .order('criado_em')
            .order('id')
            .abortSignal(signal),
        ),
      ),
    staleTime: 0,
  });
}

/** Lists the receipts of an own shift in the order in which they came, without refused ones. */
export function comprovantesOptions(plantaoId: string) {
  return queryOptions({
    queryKey: chavesDeAnexos.doPlantao(plantaoId),
    queryFn: async ({ signal }): Promise<Anexo[]> =>
      lerLinhas(
        z.array(anexoSchema),
        await consultar((db) =>
          db
            .from('anexos')
            .select(COLUNAS_DO_ANEXO)
            .eq('plantao_id', plantaoId)
            .neq('estado', 'recusado')
            .order('criado_em')
            .order('id')
            .abortSignal(signal),
        ),
      ),
    staleTime: 0,
  });
}

/** Has the receipts of a shift read again. */
export function relerComprovantes(cache: QueryClient, plantaoId: string): Promise<void> {
  return cache.invalidateQueries({ queryKey: chavesDeAnexos.doPlantao(plantaoId) });
}

/**
 * Lists the files of an entry that a clinic shared with the patient, by the entry's first version.
 */
export function anexosCompartilhadosOptions(entradaId: string) {
  return queryOptions({
    queryKey: chavesDeAnexos.compartilhados(entradaId),
    queryFn: async ({ signal }): Promise<Anexo[]> =>
      lerLinhas(
        z.array(anexoSchema),
        await consultar((db) =>
          db
            .rpc('anexos_da_minha_evolucao', { p_id: entradaId })
            .select(COLUNAS_DO_ANEXO)
            .abortSignal(signal),
        ),
      ),
  });
}

const donoSchema = z.array(z.object({ prontuario_id: z.uuid() }));

const contar = contarPorLote(async (ids) =>
  lerLinhas(
    donoSchema,
    await consultar((db) =>
      db
        .from('anexos')
        .select('prontuario_id')
        .in('prontuario_id', ids)
        .not('publicado_em', 'is', null),
    ),
  ).map(({ prontuario_id }) => prontuario_id),
);

/** Counts the files of a finished entry. Entries asked for together are counted in one call. */
export function contagemDeAnexosOptions(prontuarioId: string) {
  return queryOptions({
    queryKey: chavesDeAnexos.contagem(prontuarioId),
    queryFn: () => contar(prontuarioId),
  });
}
