import { VERSAO_DOS_TERMOS } from '@domain/termos.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { consultar } from '@/lib/supabase/consulta.ts';
import { aceitesPendentes } from '@/shared/conta/termos.ts';

const PedidoDeAceite = lazy(() =>
  import('./PedidoDeAceite.tsx').then((modulo) => ({ default: modulo.PedidoDeAceite })),
);

/** Asks for the current terms and privacy policy, once per version; nothing goes on before that. */
export function TermosGate() {
  const { id } = usePerfil();
  const cache = useQueryClient();
  const chave = ['termos', id];
  const { data: pendentes = [] } = useQuery({
    queryKey: chave,
    queryFn: async () =>
      aceitesPendentes(
        await consultar((db) =>
          db.from('termos_aceite').select('documento, versao').eq('user_id', id),
        ),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const aceite = useMutation({
    mutationFn: () =>
      consultar((db) =>
        db
          .from('termos_aceite')
          .insert(
            pendentes.map((documento) => ({
              user_id: id,
              documento,
              versao: VERSAO_DOS_TERMOS[documento],
            })),
          )
          .select('documento'),
      ),
    onSuccess: () => cache.setQueryData(chave, []),
  });

  if (pendentes.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <PedidoDeAceite
        documentos={pendentes}
        aoAceitar={() => aceite.mutate()}
        enviando={aceite.isPending}
        erro={aceite.error}
      />
    </Suspense>
  );
}
