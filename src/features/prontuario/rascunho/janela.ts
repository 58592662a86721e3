import { CHAVES } from '@/config/constants.ts';

type Janela = Pick<Window, 'sessionStorage' | 'addEventListener'>;

/**
 * The number by which a window is known while it writes. A reload keeps it; a copy of the tab, which
 * is another window, does not: the number is in storage only between leaving and coming back.
 */
export function numeroDaJanela(janela: Janela): string {
  const guarda = janela.sessionStorage;
  const numero = guarda.getItem(CHAVES.janela) ?? crypto.randomUUID();
  guarda.removeItem(CHAVES.janela);
  janela.addEventListener('pagehide', () => guarda.setItem(CHAVES.janela, numero));
  // Back from the cache of the browser without a reload.
  janela.addEventListener('pageshow', () => guarda.removeItem(CHAVES.janela));
  return numero;
}

let destaJanela: string | undefined;

/** The number of this window: each save of a draft names it. */
export function estaJanela(): string {
  destaJanela ??= numeroDaJanela(window);
  return destaJanela;
}
