import type { MouseEvent } from 'react';

/** Opens what a citation leads to, also where it is folded, and takes the focus there. */
export function abrirCitacao(evento: MouseEvent<HTMLAnchorElement>): void {
  const lugar = document.getElementById(evento.currentTarget.hash.slice(1));
  if (!lugar) return;
  evento.preventDefault();
  const dobra = lugar.closest('details');
  if (dobra) dobra.open = true;
  lugar.scrollIntoView({ block: 'nearest' });
  lugar.focus({ preventScroll: true });
}
