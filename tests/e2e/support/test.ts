/**
 * The test of every story: people open browsers of their own, and no page may throw, nor read as
 * markup what somebody wrote.
 */

import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import type { Conta } from '../../support/contas.ts';
import { criarNavegadores, entrarEm, type Navegador, type Navegadores } from './navegadores.ts';

interface Pessoas {
  /** A browser apart from the others of the story. */
  abrirNavegador: (opcoes?: BrowserContextOptions) => Promise<Navegador>;
  /** A page in the browser of somebody who has already signed in. */
  abrirComo: (conta: Conta, opcoes?: BrowserContextOptions) => Promise<Page>;
  /** A page in the browser of somebody unknown. */
  abrirAnonimo: (opcoes?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Pessoas, { navegadores: Navegadores }>({
  navegadores: [async ({ browser }, use) => use(criarNavegadores(browser)), { scope: 'worker' }],

  abrirNavegador: async ({ navegadores }, use, info) => {
    const abertos: Navegador[] = [];
    await use(async (opcoes = {}) => {
      const navegador = await navegadores.tomar(opcoes);
      abertos.push(navegador);
      return navegador;
    });
    // The pages of a story that failed are photographed as they close.
    const servem = info.status === info.expectedStatus;
    await Promise.all(
      abertos.map((navegador) =>
        servem ? navegadores.devolver(navegador) : navegador.contexto.close(),
      ),
    );
    const erros = abertos.flatMap((navegador) => navegador.erros);
    const marcadas = abertos.flatMap((navegador) => navegador.marcadas);
    expect(erros, 'uncaught exceptions in the page').toEqual([]);
    expect(marcadas, 'images of a text that a page read as markup').toEqual([]);
  },

  abrirAnonimo: async ({ abrirNavegador }, use) => {
    await use(async (opcoes) => (await abrirNavegador(opcoes)).contexto.newPage());
  },

  abrirComo: async ({ abrirNavegador }, use) => {
    await use(async (conta, opcoes) => {
      const navegador = await abrirNavegador(opcoes);
      await entrarEm(navegador, conta);
      return navegador.contexto.newPage();
    });
  },
});

export { expect };
