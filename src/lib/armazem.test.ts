// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { aparelho, criarArmazem } from './armazem.ts';

const guardados = new Map<string, string>();
/** How many letters fit under a key. */
let cabem = 100;
const cheio = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
const novo = () =>
  criarArmazem(() => ({
    getItem: (chave) => guardados.get(chave) ?? null,
    setItem: (chave, texto) => {
      if (texto.length > cabem) cheio();
      guardados.set(chave, texto);
    },
    removeItem: (chave) => void guardados.delete(chave),
  }));
const proibido = () =>
  criarArmazem(() => {
    throw new DOMException('refused', 'SecurityError');
  });

beforeEach(() => {
  guardados.clear();
  cabem = 100;
});

it('keeps a text on the device until it is erased', () => {
  const armazem = novo();
  expect(armazem.ler('tema')).toBeNull();
  expect(armazem.guardar('tema', 'dark')).toBe(true);
  expect(novo().ler('tema')).toBe('dark');
  expect(armazem.tudoCoube()).toBe(true);
  armazem.apagar('tema');
  expect(guardados.size).toBe(0);
});

it('holds in this tab what does not fit, over what was there before, and says so', () => {
  const armazem = novo();
  armazem.guardar('nota', 'a');
  cabem = 1;
  expect(armazem.guardar('nota', 'abc')).toBe(false);
  expect(armazem.ler('nota')).toBe('abc');
  expect([armazem.coube('nota'), armazem.coube('outra'), armazem.tudoCoube()]).toEqual([
    false,
    true,
    false,
  ]);
  expect(novo().ler('nota')).toBe('a');
  cabem = 100;
  expect(armazem.guardar('nota', 'abcd')).toBe(true);
  expect(armazem.tudoCoube()).toBe(true);
});

it('keeps nothing beside the device of what is only for the device', () => {
  const armazem = novo();
  armazem.gravar('copia', 'a');
  cabem = 1;
  expect(armazem.gravar('copia', 'abc')).toBe(false);
  expect(armazem.ler('copia')).toBe('a');
  expect(armazem.tudoCoube()).toBe(false);
  armazem.apagar('copia');
  expect(armazem.tudoCoube()).toBe(true);
});

it.each(['nota', null])('gives up what did not fit when another tab wrote %s', (key) => {
  const armazem = novo();
  cabem = 1;
  armazem.guardar('nota', 'abc');
  guardados.set('nota', 'b');
  window.dispatchEvent(new StorageEvent('storage', { key: 'outra' }));
  expect(armazem.ler('nota')).toBe('abc');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(armazem.ler('nota')).toBe('b');
  expect(armazem.tudoCoube()).toBe(true);
});

it('goes on in this tab where storage is refused', () => {
  const armazem = proibido();
  expect(armazem.ler('tema')).toBeNull();
  expect(armazem.guardar('tema', 'dark')).toBe(false);
  expect(armazem.ler('tema')).toBe('dark');
  expect(armazem.chaves()).toEqual([]);
  armazem.apagar('tema');
  expect(armazem.ler('tema')).toBeNull();
});

it('tells of each change until nobody listens', () => {
  const armazem = novo();
  const aoMudar = vi.fn();
  const deixar = armazem.assinar(aoMudar);
  cabem = 1;
  armazem.guardar('nota', 'abc');
  armazem.apagar('nota');
  expect(aoMudar).toHaveBeenCalledTimes(2);
  deixar();
  armazem.guardar('nota', 'a');
  expect(aoMudar).toHaveBeenCalledTimes(2);
});

it('is over the storage of the browser', () => {
  aparelho.guardar('tema', 'dark');
  expect(localStorage.getItem('tema')).toBe('dark');
  expect(aparelho.chaves()).toContain('tema');
  localStorage.clear();
});
