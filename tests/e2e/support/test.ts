/**
 * The test of every story: people open browsers of their own, and no page may throw, nor read as
 * markup what somebody wrote.
 */

import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type Conta, navegadorDe } from '../../support/contas.ts';
import { escutarMarcacao } from './marcacao.ts';

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
    const marcadas: string[][] = [];
    await use(async (opcoes = {}) => {
      const contexto = await browser.newContext(opcoes);
      abertos.push(contexto);
      contexto.on('weberror', (erro) => erros.push(erro.error()));
      marcadas.push(escutarMarcacao(contexto));
      return contexto.newPage();
    });
    await Promise.all(abertos.map((contexto) => contexto.close()));
    expect(erros, 'uncaught exceptions in the page').toEqual([]);
    expect(marcadas.flat(), 'images of a text that a page read as markup').toEqual([]);
  },

  abrirComo: async ({ abrirAnonimo }, use) => {
    await use((conta, opcoes = {}) =>
      abrirAnonimo({ ...opcoes, storageState: navegadorDe(conta) }),
    );
  },
});

export { expect };
