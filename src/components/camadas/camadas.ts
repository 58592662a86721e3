import { useEffect, useEffectEvent } from 'react';

/** How what lies over the screen closes, the latest on top; nothing where Escape does not close it. */
const pilha: (() => void)[] = [];

/** What closes by itself, over a dialog or not: Escape is its own. */
const DE_OUTRO = '[data-mantine-stop-propagation="true"], .mantine-Popover-dropdown';
/** Where the focus may be while something lies over the screen; the last are the toasts. */
const POR_CIMA = '[data-portal], .mantine-Notifications-root, section[aria-label^="Avisos"]';

/** Whether something lies over the screen, which then keeps keys and focus. */
export const haCamada = () => pilha.length > 0;

/**
 * Puts a dialog or drawer over the screen while it is open: Escape closes the one on top alone, and Tab
 * comes back to it from where a button that went away has left the focus. Mantine would close them all.
 */
export function useCamada(aberta: boolean, fechar: (() => void) | undefined): void {
  const aoFechar = useEffectEvent(() => fechar?.());
  useEffect(() => {
    if (!aberta) return;
    const camada = () => aoFechar();
    if (pilha.push(camada) === 1) window.addEventListener('keydown', aoTeclar, { capture: true });
    return () => {
      pilha.splice(pilha.indexOf(camada), 1);
      if (!haCamada()) window.removeEventListener('keydown', aoTeclar, { capture: true });
    };
  }, [aberta]);
}

function aoTeclar({ key, target, isComposing }: KeyboardEvent): void {
  if (isComposing) return;
  const alvo = target instanceof Element ? target : document.body;
  if (key === 'Escape' && !alvo.closest(DE_OUTRO)) pilha.at(-1)?.();
  if (key === 'Tab' && !alvo.closest(POR_CIMA)) janelaDeCima()?.focus();
}

const janelaDeCima = () =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].findLast(
    (janela) => janela.checkVisibility(),
  );
