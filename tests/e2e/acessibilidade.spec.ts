/**
 * Every screen, as each type of user sees it, by day and by night: no violation of WCAG 2.2 AA that
 * a machine can find, and no sideways scroll on a phone.
 */
import AxeBuilder from '@axe-core/playwright';
import { TIPOS_DE_USUARIO } from '@domain/permissoes.ts';
import type { Page } from '@playwright/test';
import { entrarComDemo } from '../support/contas.ts';
import { ROTAS_DE_ACESSO, ROTAS_PUBLICAS, rotasDe } from '../support/rotas.ts';
import { expect, test } from './support/test.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const TEMAS = ['light', 'dark'] as const;
const CELULAR = { width: 390, height: 844 };

/** Opens a screen and waits until what it loads is there. */
async function abrir(page: Page, caminho: string): Promise<void> {
  await page.goto(caminho);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function violacoes(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

/** How far the page can be scrolled sideways, in pixels. */
async function sobraLateral(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** One pass over a list of screens; every screen that fails is told, not just the first. */
async function conferir(page: Page, caminhos: readonly string[]): Promise<void> {
  test.slow();
  for (const caminho of caminhos) {
    await test.step(caminho, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await abrir(page, caminho);
      expect.soft(await violacoes(page), caminho).toEqual([]);
      await page.setViewportSize(CELULAR);
      expect.soft(await sobraLateral(page), `${caminho} a 390 px`).toBe(0);
    });
  }
}

test('o instrumento acusa um campo sem nome, e o que passa da largura do celular', async ({
  abrirAnonimo,
}) => {
  const page = await abrirAnonimo({ viewport: CELULAR });
  await abrir(page, '/login');
  expect(await violacoes(page)).toEqual([]);
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<input style="width: 2000px">');
  });
  expect(await violacoes(page)).toHaveLength(1);
  expect(await sobraLateral(page)).toBeGreaterThan(0);
});

for (const tema of TEMAS) {
  test.describe(`tema ${tema}`, () => {
    test('páginas públicas e de acesso', async ({ abrirAnonimo }) => {
      await conferir(await abrirAnonimo({ colorScheme: tema }), [
        ...ROTAS_PUBLICAS,
        ...ROTAS_DE_ACESSO,
      ]);
    });

    for (const tipo of TIPOS_DE_USUARIO) {
      test(`telas de ${tipo}`, async ({ abrirComo }) => {
        const page = await abrirComo(await entrarComDemo(tipo), { colorScheme: tema });
        await conferir(page, rotasDe(tipo));
      });
    }
  });
}
