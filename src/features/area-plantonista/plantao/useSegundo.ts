import { useCallback, useSyncExternalStore } from 'react';
import { assistirSegundos, segundoLido } from './relogio.ts';

/** Returns the time now in milliseconds, and renders again each second. */
export function useSegundo(): number {
  return useSyncExternalStore(assistirSegundos, segundoLido);
}

/** Returns what is said of the time, and renders again only when that is another: for many rows. */
export function useConformePassa(dizer: (agora: number) => string): string {
  return useSyncExternalStore(
    assistirSegundos,
    useCallback(() => dizer(segundoLido()), [dizer]),
  );
}
