import { useCallback } from 'react';
import { PAGINAS_PUBLICAS } from '@/config/paths.ts';
import { useAuth } from '@/lib/session/AuthProvider.tsx';

/** Signs out and leaves for the landing page, a document of its own. */
export function useSair() {
  const { sair } = useAuth();
  return useCallback(async () => {
    await sair();
    window.location.assign(PAGINAS_PUBLICAS.inicio);
  }, [sair]);
}
