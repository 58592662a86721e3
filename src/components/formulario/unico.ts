import { normalizarBusca } from '@domain/texto.ts';
import { seguirComEnter } from './enter.ts';

/**
 * A list with one match takes it on Enter, whatever kind of list it is; one that only accepts its own
 * options takes it on Tab as well. While it still searches, what it shows is of other words: Enter waits.
 * Of several it takes the one that shows as chosen: Mantine remembers only its place, where another
 * stands once what was searched arrives.
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
  if (!(target instanceof HTMLInputElement)) return;
  const lista = listaAberta(target);
  if (!lista) return;
  const soDaLista = 'tabEscolhe' in target.dataset;
  const procurando = target.getAttribute('aria-busy') === 'true';
  // Whoever sees its name means it, whatever is still being searched.
  const realcada = lista.querySelector<HTMLElement>('[data-combobox-selected]');
  const escrito = target.value.trim() !== '';
  const unico = escrito && !procurando ? unicaOpcao(target, lista) : undefined;

  if (!enter) {
    if (soDaLista) unico?.click();
    return;
  }
  const escolhida = realcada ?? unico;
  if (escolhida || (procurando && escrito)) {
    evento.preventDefault();
    evento.stopPropagation();
    escolhida?.click();
  } else if (soDaLista) {
    evento.stopPropagation();
    seguirComEnter(evento);
  }
}

/** The list under a field, while it is open. */
function listaAberta(campo: HTMLInputElement): HTMLElement | null {
  const id =
    campo.getAttribute('aria-haspopup') === 'listbox' && campo.getAttribute('aria-controls');
  return id ? document.getElementById(id) : null;
}

function unicaOpcao(campo: HTMLInputElement, lista: HTMLElement): HTMLElement | undefined {
  const [opcao, ...outras] = lista.querySelectorAll<HTMLElement>('[role="option"]');
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
