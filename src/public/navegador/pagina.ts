/** Enhancements every public page shares: the theme control, and a menu that closes by itself. */

type Tema = 'light' | 'dark' | 'system';

const ORDEM: readonly Tema[] = ['system', 'light', 'dark'];
const NOME: Readonly<Record<Tema, string>> = {
  system: 'do aparelho',
  light: 'claro',
  dark: 'escuro',
};

const raiz = document.documentElement;
const botao = document.querySelector<HTMLButtonElement>('[data-trocar-tema]');
const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');

function lerTema(): Tema {
  const tema = raiz.dataset.tema;
  return tema === 'light' || tema === 'dark' ? tema : 'system';
}

/** Shows a theme everywhere it is visible: colours, screenshots and the control's own name. */
function mostrarTema(tema: Tema): void {
  if (tema === 'system') delete raiz.dataset.tema;
  else raiz.dataset.tema = tema;
  const media = { light: 'not all', dark: 'all', system: '(prefers-color-scheme: dark)' }[tema];
  for (const fonte of document.querySelectorAll<HTMLSourceElement>('source[data-escuro]')) {
    fonte.media = media;
  }
  if (botao) {
    botao.dataset.trocarTema = tema;
    const proximo = ORDEM[(ORDEM.indexOf(tema) + 1) % ORDEM.length] ?? 'system';
    botao.setAttribute('aria-label', `Tema ${NOME[tema]}. Mudar para tema ${NOME[proximo]}`);
    botao.title = `Tema ${NOME[tema]}`;
  }
}

function guardarTema(tema: Tema): void {
  try {
    localStorage.setItem('theme', tema);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

botao?.addEventListener('click', () => {
  const proximo = ORDEM[(ORDEM.indexOf(lerTema()) + 1) % ORDEM.length] ?? 'system';
  mostrarTema(proximo);
  guardarTema(proximo);
});

addEventListener('storage', (evento) => {
  if (evento.key !== 'theme') return;
  const { newValue } = evento;
  mostrarTema(newValue === 'light' || newValue === 'dark' ? newValue : 'system');
});

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

mostrarTema(lerTema());
