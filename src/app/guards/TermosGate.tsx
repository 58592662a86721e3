import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { aceitarTermos } from '@/shared/conta/api/mutations.ts';
import { aceitesPendentesOptions } from '@/shared/conta/api/queries.ts';

const PedidoDeAceite = sobDemanda(() =>
  import('./PedidoDeAceite.tsx').then((modulo) => ({ default: modulo.PedidoDeAceite })),
);

/** Asks for the current terms and privacy policy, once per version; nothing goes on before that. */
export function TermosGate() {
  const { id } = usePerfil();
  const cache = useQueryClient();
  const opcoes = aceitesPendentesOptions(id);
  const { data: pendentes = [] } = useQuery(opcoes);
  const aceite = useMutation({
    mutationFn: () => aceitarTermos(id, pendentes),
    onSuccess: () => cache.setQueryData(opcoes.queryKey, []),
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
