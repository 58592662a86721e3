import { CHAVES } from '@/config/constants.ts';

type Tema = 'light' | 'dark' | 'system';

const ORDEM: readonly Tema[] = ['system', 'light', 'dark'];
const NOME: Readonly<Record<Tema, string>> = {
  system: 'do aparelho',
  light: 'claro',
  dark: 'escuro',
};

const raiz = document.documentElement;
const aparelhoNoEscuro = matchMedia('(prefers-color-scheme: dark)');
const botao = document.querySelector<HTMLButtonElement>('[data-trocar-tema]');

let tema = lerTema();

/** The remembered choice, under the key that the application uses too. */
function lerTema(): Tema {
  try {
    const guardado = localStorage.getItem(CHAVES.tema);
    return guardado === 'light' || guardado === 'dark' ? guardado : 'system';
  } catch {
    return 'system';
  }
}

function guardarTema(): void {
  try {
    localStorage.setItem(CHAVES.tema, tema);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

function proximoTema(): Tema {
  return ORDEM[(ORDEM.indexOf(tema) + 1) % ORDEM.length] ?? 'system';
}

/** Shows the theme everywhere it is visible: colours, screenshots and the control's own name. */
function mostrarTema(): void {
  const escuro = tema === 'dark' || (tema === 'system' && aparelhoNoEscuro.matches);
  raiz.dataset.mantineColorScheme = escuro ? 'dark' : 'light';
  raiz.style.colorScheme = escuro ? 'dark' : 'light';
  for (const fonte of document.querySelectorAll<HTMLSourceElement>('source[data-escuro]')) {
    fonte.media = escuro ? 'all' : 'not all';
  }
  if (botao) {
    botao.dataset.trocarTema = tema;
    botao.title = `Tema ${NOME[tema]}`;
    botao.setAttribute('aria-label', `Tema ${NOME[tema]}. Mudar para tema ${NOME[proximoTema()]}.`);
  }
}

/** Makes the theme control work: device, light, dark; remembered; equal in every tab. */
export function ligarTema(): void {
  botao?.addEventListener('click', () => {
    tema = proximoTema();
    guardarTema();
    mostrarTema();
  });

  aparelhoNoEscuro.addEventListener('change', mostrarTema);

  addEventListener('storage', (evento) => {
    if (evento.key !== CHAVES.tema) return;
    tema = lerTema();
    mostrarTema();
  });

  mostrarTema();
}
