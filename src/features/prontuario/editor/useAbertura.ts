import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { chavesDoProntuario } from '@/shared/prontuario/api/keys.ts';
import { type Abertura, abrirRascunho, fecharRascunho } from '../api/abertura.ts';

/** How often a window says that it still has the draft open: a third of what the database grants. */
const SINAL_DE_VIDA = 30_000;
/** How often a window that waits asks whether the draft is free. */
const PERGUNTA = 5_000;

/**
 * Holds a draft for this window while its screen is open. The database is asked, and told again at
 * every sign of life, so that a window that died stops holding what it held.
 */
export function useAbertura(id: string) {
  const { paciente, clinicaId, escreve } = usePacienteDaTela();
  const cache = useQueryClient();
  const queryKey = chavesDoProntuario.abertura(clinicaId, paciente.id, id);
  const { data, isError, fetchStatus, refetch } = useQuery({
    queryKey,
    queryFn: () => abrirRascunho(id, paciente.id),
    enabled: escreve,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (deOutra(state.data) ? PERGUNTA : SINAL_DE_VIDA),
    refetchIntervalInBackground: true,
  });
  const assumir = useMutation({
    mutationFn: () => abrirRascunho(id, paciente.id, true),
    onSuccess: (aberta) => cache.setQueryData(queryKey, aberta),
  });

  useEffect(() => {
    if (!escreve) return;
    return () => {
      // Unheard, it would expire by itself.
      fecharRascunho(id).catch(() => undefined);
    };
  }, [id, escreve]);

  // Without an answer one goes on writing: what is sent later is refused if it must be.
  const semResposta = data === undefined && escreve && fetchStatus !== 'paused' && !isError;
  return {
    esperando: semResposta,
    /** Since when another window has the draft; undefined while none has. */
    emOutraJanelaDesde: deOutra(data) ? data.aberto_em : undefined,
    assumir,
    perguntar: useCallback(() => void refetch(), [refetch]),
  };
}

function deOutra(abertura: Abertura | undefined): abertura is NonNullable<Abertura> {
  return abertura?.minha === false;
}
