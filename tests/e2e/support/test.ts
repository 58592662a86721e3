/** The test of every story: people open browsers of their own, and no page may throw. */

import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type Conta, navegadorDe } from '../../support/contas.ts';

interface Pessoas {
  /** A page in a fresh browser of somebody who has already signed in. */
  abrirComo: (conta: Conta, opcoes?: BrowserContextOptions) => Promise<Page>;
  /** A page in a fresh browser of somebody unknown. */
  abrirAnonimo: (opcoes?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Pessoas>({
  abrirAnonimo: async ({ browser }, use) => {
    const erros: Error[] = [];
    const abertos: BrowserContext[] = [];
    await use(async (opcoes = {}) => {
      const contexto = await browser.newContext(opcoes);
      abertos.push(contexto);
      contexto.on('weberror', (erro) => erros.push(erro.error()));
      return contexto.newPage();
    });
    await Promise.all(abertos.map((contexto) => contexto.close()));
    expect(erros, 'uncaught exceptions in the page').toEqual([]);
  },

  abrirComo: async ({ abrirAnonimo }, use) => {
    await use((conta, opcoes = {}) =>
      abrirAnonimo({ ...opcoes, storageState: navegadorDe(conta) }),
    );
  },
});

export { expect };
