import { ligarTema } from './tema.ts';

/** Enhancements every public page shares: the theme control, and a menu that closes by itself. */

const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');

document.addEventListener('keydown', (evento) => {
  if (evento.key !== 'Escape' || !menu?.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});

document.addEventListener('click', (evento) => {
  if (menu?.open && evento.target instanceof Node && !menu.contains(evento.target)) {
    menu.open = false;
  }
});

ligarTema();
