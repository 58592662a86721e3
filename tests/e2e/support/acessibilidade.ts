/** What a machine can find against WCAG 2.2 AA on what a page shows now. */
import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** What a theme changes: the other rules look at structure, which is the same by night. */
export const DE_COR = ['color-contrast', 'link-in-text-block'];

/** The violations on a page as it stands, each with where it is; only of some rules, if told. */
export async function violacoes(page: Page, regras?: string[]): Promise<string[]> {
  // It stays for as long as the document does: what looks at screen after screen brings it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(acabarTransicoes);
  const { violations } = await page.evaluate((opcoes) => window.axe.run(document, opcoes), {
    // What has passed is not told.
    resultTypes: ['violations'],
    runOnly: regras ? { type: 'rule', values: regras } : { type: 'tag', values: WCAG },
  } satisfies RunOptions);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

/** Runs in the page: a colour on its way from one to another is neither. */
async function acabarTransicoes(): Promise<void> {
  const transicoes = document.getAnimations().filter((uma) => uma instanceof CSSTransition);
  await Promise.allSettled(transicoes.map((uma) => uma.finished));
}

/** The theme of the device, which the application follows at once. */
export async function mudarTema(page: Page, tema: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: tema });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', tema);
}

/** By night what the colours change; leaves the page by day. */
export async function semBarreirasANoite(page: Page, estado: string): Promise<void> {
  await mudarTema(page, 'dark');
  expect.soft(await violacoes(page, DE_COR), `${estado} à noite`).toEqual([]);
  await mudarTema(page, 'light');
}

/**
 * A state that a story has reached: a dialog, a refusal, a list with something in it. It is looked
 * at in the one theme that the story has: what a theme changes are the colours of the same few
 * components, which every screen shows by day and by night in acessibilidade.spec.ts. What is found
 * is told, and the story goes on.
 */
export async function semBarreiras(page: Page, estado: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]'), estado).toHaveCount(0);
  // Scrolled, the fixed header covers a part of some control, which then counts as too small.
  await page.evaluate(() => scrollTo(0, 0));
  expect.soft(await violacoes(page), estado).toEqual([]);
}
