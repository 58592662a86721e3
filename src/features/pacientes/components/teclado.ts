import type { KeyboardEvent } from 'react';
import { BUSCA_DA_TELA } from '@/config/constants.ts';

const LISTA = 'data-pacientes';
/** On the list, so that keys of its search field reach it. */
export const LISTA_DE_PACIENTES = { [LISTA]: true } as const;

const linhasDe = (dentro: ParentNode) => [
  ...dentro.querySelectorAll<HTMLElement>(`[${LISTA}] > li > a`),
];

/**
 * In the search field: arrow down goes to the first patient found; Enter opens the only one, once the
 * list answers to the words typed.
 */
export function teclaNaBusca(evento: KeyboardEvent<HTMLInputElement>, respondido: boolean): void {
  const [primeiro, ...outros] = linhasDe(document);
  if (!primeiro) return;
  if (evento.key === 'ArrowDown') {
    evento.preventDefault();
    primeiro.focus();
  }
  if (evento.key !== 'Enter' || evento.currentTarget.value.trim() === '') return;
  const velhos = primeiro.closest(`[${LISTA}]`)?.getAttribute('aria-busy') === 'true';
  if (outros.length === 0 && respondido && !velhos) primeiro.click();
}

/** In the list: arrows move between patients, and from the first back to the search field. */
export function moverNaLista(evento: KeyboardEvent<HTMLElement>): void {
  const passo = { ArrowDown: 1, ArrowUp: -1 }[evento.key];
  if (!passo) return;
  const linhas = linhasDe(document);
  const atual = linhas.findIndex((linha) => linha.matches(':focus'));
  if (atual < 0) return;
  const busca = document.querySelector<HTMLElement>(`[${BUSCA_DA_TELA}]`);
  evento.preventDefault();
  (linhas[atual + passo] ?? (passo < 0 ? busca : undefined))?.focus();
}
