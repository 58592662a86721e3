import { queryOptions } from '@tanstack/react-query';
import { contar } from '../supabase/consulta.ts';

/** How many requests about their data patients wait to see answered by who keeps it. */
export function solicitacoesAbertasOptions(clinicaId: string) {
  return queryOptions({
    queryKey: ['solicitacoes', clinicaId, 'contagem'],
    queryFn: ({ signal }) =>
      contar((db) =>
        db
          .from('solicitacoes_titular')
          .select('id', { count: 'exact', head: true })
          .eq('clinica_id', clinicaId)
          .eq('status', 'aberta')
          .abortSignal(signal),
      ),
    staleTime: 0,
  });
}
