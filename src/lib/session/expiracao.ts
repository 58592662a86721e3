/**
 * How sure it is that the session was refused: `certa` is the product's own answer; `talvez` is a 401 of
 * something on the way, or a row that is hidden from everybody whose session ended.
 */
export type Recusa = 'certa' | 'talvez';
type Ouvinte = (recusa: Recusa) => Promise<void>;

const ouvintes = new Set<Ouvinte>();

/** The services report here that the session may be over; resolves when that is decided. */
export async function avisarNaoAutorizado(recusa: Recusa): Promise<void> {
  await Promise.all([...ouvintes].map((ouvinte) => ouvinte(recusa)));
}

/** Subscribes to refusals of the session; returns how to unsubscribe. */
export function aoNaoAutorizado(ouvinte: Ouvinte): () => void {
  ouvintes.add(ouvinte);
  return () => {
    ouvintes.delete(ouvinte);
  };
}
