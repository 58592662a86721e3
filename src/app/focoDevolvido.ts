/** How many places of focus are remembered: dialogs open from dialogs, and from menus that are gone. */
const LEMBRADOS = 8;

/**
 * Gives the focus back when a dialog or a menu that held it is gone, to where it was last that is
 * still there: those that come and go with their content do not do so by themselves.
 * @param senao what takes it when nothing of that is left.
 * @returns the way out.
 */
export function devolverFoco(documento: Document, senao: () => HTMLElement | null): () => void {
  let lugares: HTMLElement[] = [];

  const observador = new MutationObserver(() => {
    const atual = documento.activeElement;
    if (atual !== null && atual !== documento.body) return;
    observador.disconnect();
    lugares = lugares.filter(({ isConnected }) => isConnected);
    for (const lugar of [...lugares].reverse()) {
      lugar.focus({ preventScroll: true });
      // What is disabled or hidden by now takes no focus.
      if (documento.activeElement === lugar) return;
    }
    senao()?.focus({ preventScroll: true });
  });

  function aoFocar({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    lugares = [...lugares.filter((lugar) => lugar !== target), target].slice(-LEMBRADOS);
    // Only while one of them holds it: a busy screen is not watched.
    observador.disconnect();
    if (!target.closest('[role="dialog"], [role="menu"]')) return;
    observador.observe(documento.body, { childList: true, subtree: true });
  }

  documento.addEventListener('focusin', aoFocar);
  return () => {
    observador.disconnect();
    documento.removeEventListener('focusin', aoFocar);
  };
}
