import { useEffect, useSyncExternalStore } from 'react';
import type { Copia } from './copia.ts';

/** Shows what this device keeps of a person, and whether it was read yet. */
export function useCopia<T>(copia: Copia<T>, usuarioId: string): { valor: T; aberta: boolean } {
  useEffect(() => void copia.abrir(usuarioId), [copia, usuarioId]);
  const valor = useSyncExternalStore(copia.assinar, () => copia.ler(usuarioId));
  const aberta = useSyncExternalStore(copia.assinar, () => copia.aberta(usuarioId));
  return { valor, aberta };
}
