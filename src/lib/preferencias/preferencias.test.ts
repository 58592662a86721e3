// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aplicarDensidade, guardarDensidade, lerDensidade } from './densidade.ts';
import { guardarMenuAberto, lerMenuAberto } from './menu.ts';
import { gerenciadorDeTema } from './tema.ts';

beforeEach(() => localStorage.clear());

describe('the theme', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'auto'],
    ['roxo', 'light'],
  ])('stored as %s is %s for Mantine', (guardado, esquema) => {
    localStorage.setItem('theme', guardado);
    expect(gerenciadorDeTema().get('light')).toBe(esquema);
  });

  it('is stored in the words of the specification', () => {
    const tema = gerenciadorDeTema();
    tema.set('auto');
    expect(localStorage.getItem('theme')).toBe('system');
    tema.set('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    tema.clear();
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('follows another tab until it stops listening', () => {
    const tema = gerenciadorDeTema();
    const aoMudar = vi.fn();
    const outraAba = (key: string, newValue: string) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    tema.subscribe(aoMudar);
    outraAba('theme', 'dark');
    outraAba('auth_token', 'dark');
    tema.unsubscribe();
    outraAba('theme', 'light');
    expect(aoMudar).toHaveBeenCalledExactlyOnceWith('dark');
  });
});

describe('the side menu', () => {
  it('is open until it is left closed', () => {
    expect(lerMenuAberto({ cookie: '' })).toBe(true);
    expect(lerMenuAberto({ cookie: 'a=1; sidebar_state=false' })).toBe(false);
    expect(lerMenuAberto({ cookie: 'sidebar_state=true' })).toBe(true);
  });

  it('is remembered for seven days', () => {
    const onde = { cookie: '' };
    guardarMenuAberto(false, onde);
    expect(onde.cookie).toBe('sidebar_state=false; path=/; max-age=604800; samesite=lax');
  });
});

describe('the density', () => {
  it('belongs to each person of a shared computer', () => {
    guardarDensidade('ana', 'compacta');
    expect(lerDensidade('ana')).toBe('compacta');
    expect(lerDensidade('rui')).toBe('confortavel');
  });

  it('is told to the style sheets', () => {
    aplicarDensidade('compacta');
    expect(document.documentElement.dataset.densidade).toBe('compacta');
  });
});
