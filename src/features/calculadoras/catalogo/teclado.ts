import type { KeyboardEvent } from 'react';

/** Around the search field and its list, so that keys of one reach the other. */
export const CATALOGO = 'data-catalogo';
/** On what opens a tool. */
export const ITEM_DA_LISTA = 'data-item';
const CAMPO = 'input[type="search"]';

/** In the search field: arrow down goes to the first tool, Enter opens it. */
export function teclaNaBusca(evento: KeyboardEvent<HTMLInputElement>): void {
  const primeiro = itensDe(evento.currentTarget)[0];
  if (!primeiro) return;
  if (evento.key === 'ArrowDown') {
    evento.preventDefault();
    primeiro.focus();
  }
  if (evento.key === 'Enter') {
    evento.preventDefault();
    primeiro.click();
  }
}

/** In the list: arrows move between tools, and from the first back to the search field. */
export function moverNaLista(evento: KeyboardEvent<HTMLElement>): void {
  const passo = { ArrowDown: 1, ArrowUp: -1 }[evento.key];
  if (!passo) return;
  const itens = itensDe(evento.currentTarget);
  const atual = itens.findIndex((item) => item.matches(':focus'));
  if (atual < 0) return;
  const campo = evento.currentTarget.closest(`[${CATALOGO}]`)?.querySelector<HTMLElement>(CAMPO);
  const destino = itens[atual + passo] ?? (passo < 0 ? campo : undefined);
  evento.preventDefault();
  destino?.focus();
}

function itensDe(dentro: Element): HTMLElement[] {
  const raiz = dentro.closest(`[${CATALOGO}]`) ?? dentro;
  return [...raiz.querySelectorAll<HTMLElement>(`[${ITEM_DA_LISTA}]`)];
}
