// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { variaveisCss } from '@/public/estilo/variaveis.ts';
import { abrir } from './support/site.ts';

/** The colours of one theme, as the style sheet declares them. */
function cores(seletor: string): Record<string, string> {
  const bloco = variaveisCss().split(seletor)[1]?.split('}')[0] ?? '';
  return Object.fromEntries([...bloco.matchAll(/--([\w-]+):(#\w+)/g)].map(([, n, c]) => [n, c]));
}

/** Relative luminance and contrast ratio of WCAG 2. */
function luminancia(cor: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const canal = Number.parseInt(cor.slice(i, i + 2), 16) / 255;
    return canal <= 0.04045 ? canal / 12.92 : ((canal + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contraste(a: string, b: string): number {
  const [clara = 0, escura = 0] = [luminancia(a), luminancia(b)].sort((x, y) => y - x);
  return (clara + 0.05) / (escura + 0.05);
}

describe.each([
  ['light', ':root[data-mantine-color-scheme="light"]{'],
  ['dark', ':root[data-mantine-color-scheme="dark"],.noite{'],
])('%s theme', (_tema, seletor) => {
  const tema = cores(seletor);

  it.each([
    ['texto', 'fundo'],
    ['texto-suave', 'fundo'],
    ['texto-suave', 'superficie'],
    ['marca', 'fundo'],
    ['sobre-marca', 'marca'],
    ['sobre-marca', 'marca-forte'],
    ['texto-suave', 'marca-tenue'],
    ['marca', 'marca-tenue'],
  ])('%s reads on %s', (frente, fundo) => {
    expect(contraste(tema[frente] ?? '', tema[fundo] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});

describe('theme control', () => {
  const botao = () => document.querySelector<HTMLButtonElement>('[data-trocar-tema]');

  beforeEach(async () => {
    localStorage.clear();
    document.body.innerHTML = abrir('/').body.innerHTML;
    vi.resetModules();
    await import('@/public/navegador/pagina.ts');
  });

  it('goes from the device to light, to dark and back, and remembers', () => {
    expect(botao()?.getAttribute('aria-label')).toMatch(/^Tema do aparelho/);
    const vistos = ['light', 'dark', 'system'].map((tema) => {
      botao()?.click();
      expect(localStorage.getItem('theme')).toBe(tema);
      return document.documentElement.dataset.mantineColorScheme;
    });
    expect(vistos.slice(0, 2)).toEqual(['light', 'dark']);
    expect(botao()?.getAttribute('aria-label')).toMatch(/^Tema do aparelho/);
  });

  it('shows the screenshots of the chosen theme', () => {
    const fontes = () =>
      [...document.querySelectorAll('source[data-escuro]')].map((f) => f.getAttribute('media'));
    botao()?.click();
    expect(new Set(fontes())).toEqual(new Set(['not all']));
    botao()?.click();
    expect(new Set(fontes())).toEqual(new Set(['all']));
  });

  it('follows a choice made in another tab', () => {
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    expect(document.documentElement.dataset.mantineColorScheme).toBe('dark');
  });

  it('closes the menu with Esc and returns to its button', () => {
    const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
    if (menu) menu.open = true;
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(menu?.open).toBe(false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });
});
