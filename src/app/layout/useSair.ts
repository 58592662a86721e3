import { useCallback } from 'react';
import { PAGINAS_PUBLICAS } from '@/config/paths.ts';
import { useAuth } from '@/lib/session/AuthProvider.tsx';
import { trancar } from '@/lib/sigilo/trava.ts';
import { removerAoSair } from '@/shared/assinatura/notas.ts';

/** Signs out and leaves for the landing page, a document of its own. */
export function useSair() {
  const { sair, perfil } = useAuth();
  const id = perfil?.id;
  return useCallback(async () => {
    if (id) await removerAoSair(id);
    await sair();
    // What waits stays, sealed, for when the same person signs in.
    if (id) await trancar(id).catch(() => undefined);
    window.location.assign(PAGINAS_PUBLICAS.inicio);
  }, [sair, id]);
}
