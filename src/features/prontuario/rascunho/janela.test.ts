import { expect, it } from 'vitest';
import { criarArmazem } from '@/lib/armazem.ts';
import { numeroDaJanela } from './janela.ts';

/** A window with what its storage holds when it opens. */
function janela(guardado: Iterable<[string, string]> = []) {
  const guarda = new Map(guardado);
  const ouvintes = new Map<string, () => void>();
  const armazem = criarArmazem(() => ({
    getItem: (chave) => guarda.get(chave) ?? null,
    setItem: (chave, valor) => void guarda.set(chave, valor),
    removeItem: (chave) => void guarda.delete(chave),
  }));
  const addEventListener = ((evento: string, ouvinte: () => void) => {
    ouvintes.set(evento, ouvinte);
  }) as Window['addEventListener'];
  return {
    guarda,
    acontece: (evento: string) => ouvintes.get(evento)?.(),
    numero: numeroDaJanela({ addEventListener }, armazem),
  };
}

it('keeps its number through a reload', () => {
  const antes = janela();
  antes.acontece('pagehide');
  expect(janela(antes.guarda).numero).toBe(antes.numero);
});

it('has a number of its own in a copy of the tab', () => {
  const original = janela();
  expect(janela(original.guarda).numero).not.toBe(original.numero);
});

it('has a number of its own in a copy of a tab that came back from the cache', () => {
  const original = janela();
  original.acontece('pagehide');
  original.acontece('pageshow');
  expect(janela(original.guarda).numero).not.toBe(original.numero);
});
