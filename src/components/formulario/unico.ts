import { normalizarBusca } from '@domain/texto.ts';

/**
 * A list with one match takes it on Enter, whatever kind of list it is; one that only accepts its own
 * options takes it on Tab as well. While it still searches, what it shows is of other words: Enter waits.
 */

/** For a list outside of whose options nothing counts. */
export const TAB_ESCOLHE = { 'data-tab-escolhe': true } as const;
/** For a list that also offers what only looks like the words typed: that is never taken unasked. */
export const OFERECE_PARECIDOS = { 'data-parecidos': true } as const;

/**
 * Watches every list of a page.
 * @returns the way out.
 */
export function cuidarDasListas(janela: Window): () => void {
  // Before the list itself, which would leave the words as they are.
  janela.addEventListener('keydown', aoTeclar, { capture: true });
  return () => janela.removeEventListener('keydown', aoTeclar, { capture: true });
}

function aoTeclar(evento: KeyboardEvent): void {
  const { key, target, isComposing, ctrlKey, metaKey, shiftKey } = evento;
  const enter = key === 'Enter';
  if (isComposing || ctrlKey || metaKey || shiftKey || (!enter && key !== 'Tab')) return;
  if (!(target instanceof HTMLInputElement) || target.getAttribute('aria-expanded') !== 'true')
    return;
  if (target.value.trim() === '' || (!enter && !('tabEscolhe' in target.dataset))) return;

  const procurando = target.getAttribute('aria-busy') === 'true';
  const unico = procurando ? undefined : unicaOpcao(target);
  if (enter && (unico || (procurando && !realcada(target)))) {
    evento.preventDefault();
    evento.stopPropagation();
  }
  unico?.click();
}

/** The option that the arrows chose: whoever sees its name means it, whatever is still being searched. */
const realcada = (campo: HTMLInputElement) =>
  document
    .getElementById(campo.getAttribute('aria-controls') ?? '')
    ?.querySelector('[data-combobox-selected]');

function unicaOpcao(campo: HTMLInputElement): HTMLElement | undefined {
  const lista = document.getElementById(campo.getAttribute('aria-controls') ?? '');
  const [opcao, ...outras] = lista?.querySelectorAll<HTMLElement>('[role="option"]') ?? [];
  if (!opcao || outras.length > 0) return undefined;
  // Closed to choice, chosen already, or highlighted: then the list knows what to do.
  if (
    opcao.matches(
      ':is([aria-disabled="true"], [data-combobox-disabled], [aria-selected="true"], [data-combobox-selected])',
    )
  ) {
    return undefined;
  }
  const parecido = 'parecidos' in campo.dataset && !diz(opcao, campo.value);
  return parecido ? undefined : opcao;
}

const diz = (opcao: HTMLElement, texto: string) =>
  normalizarBusca(opcao.textContent ?? '').includes(normalizarBusca(texto));
