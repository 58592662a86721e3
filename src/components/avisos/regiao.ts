import { useSyncExternalStore } from 'react';

let pedida = false;
const ouvintes = new Set<() => void>();

/** There is a toast to show: from now on the region is part of the screen. */
export function pedirRegiao(): void {
  pedida = true;
  for (const ouvinte of ouvintes) ouvinte();
}

function assinar(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => {
    ouvintes.delete(ouvinte);
  };
}

export function useRegiaoPedida(): boolean {
  return useSyncExternalStore(assinar, () => pedida);
}
