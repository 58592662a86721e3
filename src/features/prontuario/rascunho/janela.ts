import { CHAVES } from '@/config/constants.ts';
import { type Armazem, aba } from '@/lib/armazem.ts';

type Janela = Pick<Window, 'addEventListener'>;

/**
 * The number by which a window is known while it writes. A reload keeps it; a copy of the tab, which
 * is another window, does not: the number is in storage only between leaving and coming back.
 */
export function numeroDaJanela(janela: Janela, guarda: Armazem = aba): string {
  const numero = guarda.ler(CHAVES.janela) ?? crypto.randomUUID();
  guarda.apagar(CHAVES.janela);
  janela.addEventListener('pagehide', () => guarda.guardar(CHAVES.janela, numero));
  // Back from the cache of the browser without a reload.
  janela.addEventListener('pageshow', () => guarda.apagar(CHAVES.janela));
  return numero;
}

let destaJanela: string | undefined;

/** The number of this window: each save of a draft names it. */
export function estaJanela(): string {
  destaJanela ??= numeroDaJanela(window);
  return destaJanela;
}
