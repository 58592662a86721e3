/**
 * The browsers of stories. One that a story leaves is wiped and given to the next: of what the first
 * screen of a fresh browser costs, a quarter is work that its engine has then done already.
 */

import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { SITE_URL } from '../../support/addresses.ts';
import { type Conta, guardadosDe } from '../../support/contas.ts';
import { escutarMarcacao } from './marcacao.ts';

/** A page of the site that no story sees: what the browser keeps for the site is reached through it. */
const BASTIDOR = '/robots.txt';

/** A browser of nobody, or of who signed in with {@link entrarEm}. */
export interface Navegador {
  readonly contexto: BrowserContext;
  /** Exceptions that no page caught. */
  readonly erros: Error[];
  /** Images that a page asked for because it read as markup what somebody wrote. */
  readonly marcadas: string[];
  readonly bastidor: Page;
  /** The options that it was asked for with, by which it is found again. */
  readonly chave: string;
}

export interface Navegadores {
  /** A browser in which nobody was, apart from every other that is in use. */
  tomar: (opcoes: BrowserContextOptions) => Promise<Navegador>;
  /** Wipes one for the next who takes one with the same options, unless it was for one story alone. */
  devolver: (navegador: Navegador) => Promise<void>;
}

/** @param browser what the browsers of one worker are made with; it closes those nobody uses. */
export function criarNavegadores(browser: Browser): Navegadores {
  const livres = new Map<string, Navegador[]>();
  return {
    tomar: async (opcoes) => {
      const chave = JSON.stringify(opcoes);
      const livre = livres.get(chave)?.pop();
      if (!livre) return novoNavegador(browser, opcoes, chave);
      livre.erros.length = 0;
      livre.marcadas.length = 0;
      return livre;
    },
    devolver: async (navegador) => {
      if (navegador.bastidor.isClosed()) return navegador.contexto.close();
      await limpar(navegador);
      livres.set(navegador.chave, [...(livres.get(navegador.chave) ?? []), navegador]);
    },
  };
}

/** Leaves in a browser what the product leaves there for somebody who signed in. */
export async function entrarEm({ bastidor }: Navegador, conta: Conta): Promise<void> {
  await bastidor.evaluate((guardados) => {
    for (const { name, value } of guardados) localStorage.setItem(name, value);
  }, guardadosDe(conta));
}

/** Keeps the browser of a page from the stories that follow: one whose clock is moved stays so. */
export async function soDestaHistoria(page: Page): Promise<void> {
  const bastidores = page
    .context()
    .pages()
    .filter((outra) => outra.url().endsWith(BASTIDOR));
  await Promise.all(bastidores.map((bastidor) => bastidor.close()));
}

async function novoNavegador(
  browser: Browser,
  opcoes: BrowserContextOptions,
  chave: string,
): Promise<Navegador> {
  // The worker would answer in the place of the build, and each story would pay for installing it:
  // those of it ask for it.
  const contexto = await browser.newContext({ serviceWorkers: 'block', ...opcoes });
  const erros: Error[] = [];
  contexto.on('weberror', (erro) => erros.push(erro.error()));
  const marcadas = escutarMarcacao(contexto);
  const bastidor = await contexto.newPage();
  await bastidor.goto(BASTIDOR);
  return { contexto, erros, marcadas, bastidor, chave };
}

/** Takes away all that a story may have left, but for a clock or a script that it put into every page. */
async function limpar({ contexto, bastidor }: Navegador): Promise<void> {
  const paginas = contexto.pages().filter((page) => page !== bastidor);
  await Promise.all(paginas.map((page) => page.close()));
  await contexto.setOffline(false);
  await contexto.unrouteAll();
  await contexto.clearPermissions();
  await contexto.clearCookies();
  const dados = await contexto.newCDPSession(bastidor);
  await dados.send('Storage.clearDataForOrigin', { origin: SITE_URL, storageTypes: 'all' });
  await dados.detach();
}
