import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Cofre } from '../cofre.ts';
import { cofre } from '../cofre.ts';
import { certificadosOptions } from './queries.ts';

/**
 * Changes the certificates of a person on this device, and reads them again.
 * @example mudar.mutate((cofre) => cofre.remover(usuarioId, id));
 */
export function useMudarCertificados(usuarioId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (mudanca: (cofre: Cofre) => Promise<void>) => mudanca(cofre),
    networkMode: 'always',
    onSettled: () => cache.invalidateQueries(certificadosOptions(usuarioId)),
  });
}
