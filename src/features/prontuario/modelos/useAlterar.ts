import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { atalhosOptions, modelosOptions } from '../api/modelos.ts';

/** A write of templates or shortcuts; afterwards both lists are read again. */
export function useAlterar() {
  const { id } = usePerfil();
  const cache = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (alterar: (medicoId: string) => Promise<void>) => alterar(id),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: modelosOptions(id).queryKey }),
        cache.invalidateQueries({ queryKey: atalhosOptions(id).queryKey }),
      ]),
  });
  return {
    enviando: isPending,
    falha: error ? mensagemDeErro(error) : undefined,
    alterar: (escrita: (medicoId: string) => Promise<void>, depois?: () => void) =>
      mutate(escrita, depois && { onSuccess: depois }),
  };
}
