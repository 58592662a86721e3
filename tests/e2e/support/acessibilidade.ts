/** What a machine can find against WCAG 2.2 AA on what a page shows now. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** What a theme changes: the other rules look at structure, which is the same by night. */
export const DE_COR = ['color-contrast', 'link-in-text-block'];

/** The violations on a page as it stands, each with where it is; only of some rules, if told. */
export async function violacoes(page: Page, regras?: string[]): Promise<string[]> {
  // No page has a frame of another origin, for which alone a second, blank page would be needed;
  // and what has passed is not told.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (regras ? axe.withRules(regras) : axe.withTags(WCAG)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
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
