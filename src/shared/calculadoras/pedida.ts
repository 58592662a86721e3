const EVENTO = 'pleno:calculadora';

/** Asks the frame for the drawer of the tools, open at the tool with an id, or where it was left. */
export function pedirCalculadora(id?: string): void {
  window.dispatchEvent(new CustomEvent(EVENTO, { detail: id }));
}

/** Reports the requests of the screens. Returns how to unsubscribe. */
export function aoPedirCalculadora(atender: (id: string | undefined) => void): () => void {
  const ouvinte = (evento: Event) => {
    if (evento instanceof CustomEvent) {
      atender(typeof evento.detail === 'string' ? evento.detail : undefined);
    }
  };
  window.addEventListener(EVENTO, ouvinte);
  return () => window.removeEventListener(EVENTO, ouvinte);
}
