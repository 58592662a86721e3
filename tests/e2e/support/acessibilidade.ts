/** What a machine can find against WCAG 2.2 AA on what a page shows now. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The violations on a page as it stands, each with where it is; only of some rules, if told. */
export async function violacoes(page: Page, regras?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (regras ? axe.withRules(regras) : axe.withTags(WCAG)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}
