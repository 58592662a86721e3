import { expect, it } from 'vitest';
import { numeroDaJanela } from './janela.ts';

/** A window with what its storage holds when it opens. */
function janela(guardado: Iterable<[string, string]> = []) {
  const guarda = new Map(guardado);
  const ouvintes = new Map<string, () => void>();
  const sessionStorage = {
    getItem: (chave: string) => guarda.get(chave) ?? null,
    setItem: (chave: string, valor: string) => void guarda.set(chave, valor),
    removeItem: (chave: string) => void guarda.delete(chave),
  } as Storage;
  const addEventListener = ((evento: string, ouvinte: () => void) => {
    ouvintes.set(evento, ouvinte);
  }) as Window['addEventListener'];
  return {
    guarda,
    acontece: (evento: string) => ouvintes.get(evento)?.(),
    sessionStorage,
    addEventListener,
  };
}

it('keeps its number through a reload', () => {
  const antes = janela();
  const numero = numeroDaJanela(antes);
  antes.acontece('pagehide');
  expect(numeroDaJanela(janela(antes.guarda))).toBe(numero);
});

it('has a number of its own in a copy of the tab', () => {
  const original = janela();
  const numero = numeroDaJanela(original);
  expect(numeroDaJanela(janela(original.guarda))).not.toBe(numero);
});

it('has a number of its own in a copy of a tab that came back from the cache', () => {
  const original = janela();
  const numero = numeroDaJanela(original);
  original.acontece('pagehide');
  original.acontece('pageshow');
  expect(numeroDaJanela(janela(original.guarda))).not.toBe(numero);
});
