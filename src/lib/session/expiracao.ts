type Ouvinte = () => void;

const ouvintes = new Set<Ouvinte>();

/** Both services report here that the session is no longer accepted (a 401). */
export function avisarNaoAutorizado(): void {
  for (const ouvinte of ouvintes) ouvinte();
}

/** Subscribes to the end of the session; returns how to unsubscribe. */
export function aoNaoAutorizado(ouvinte: Ouvinte): () => void {
  ouvintes.add(ouvinte);
  return () => {
    ouvintes.delete(ouvinte);
  };
}
