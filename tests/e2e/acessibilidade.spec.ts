/**
 * Every screen by day and by night, and where each type begins: no violation of WCAG 2.2 AA that
 * a machine can find, and no sideways scroll on a phone.
 */
import { INICIO_DO_TIPO, TIPOS_DE_USUARIO } from '@domain/permissoes.ts';
import type { Page } from '@playwright/test';
import { PATHS } from '@/config/paths.ts';
import { entrarComDemo } from '../support/contas.ts';
import { cadaTelaUmaVez, ROTAS_DE_ACESSO, ROTAS_PUBLICAS } from '../support/rotas.ts';
import { DE_COR, semBarreirasANoite, violacoes } from './support/acessibilidade.ts';
import { irSemRecarregar, telaPronta } from './support/telas.ts';
import { expect, test } from './support/test.ts';

/** Goes on after a failure, so that every screen that fails is told. */
const softly = expect.configure({ soft: true });
const CELULAR = { width: 390, height: 844 };
const MESA = { width: 1280, height: 800 };

/** How to get from one screen to the next. */
type Ida = (page: Page, caminho: string) => Promise<unknown>;
const recarregando: Ida = (page, caminho) => page.goto(caminho);

/** Opens a screen and waits until what it loads is there. */
async function abrir(page: Page, caminho: string, ir = recarregando): Promise<void> {
  await ir(page, caminho);
  await telaPronta(page, caminho);
  await expect(page.getByText('Você não tem acesso a esta tela')).toHaveCount(0);
}

/** How far the page can be scrolled sideways, in pixels. */
async function sobraLateral(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** One pass over a list of screens; every screen that fails is told, not just the first. */
async function percorrer(
  page: Page,
  caminhos: readonly string[],
  conferir: (page: Page, caminho: string) => Promise<void>,
  ir = recarregando,
): Promise<void> {
  test.setTimeout(60_000 + caminhos.length * 20_000);
  for (const [vez, caminho] of caminhos.entries()) {
    await test.step(caminho, async () => {
      await abrir(page, caminho, vez === 0 ? recarregando : ir);
      await conferir(page, caminho);
    });
  }
}

/** By day everything is looked at, also at a phone's width. */
async function deDia(page: Page, caminho: string): Promise<void> {
  softly(await violacoes(page), caminho).toEqual([]);
  await page.setViewportSize(CELULAR);
  // What a screen draws for a phone follows the new width, a moment later.
  await softly.poll(() => sobraLateral(page), `${caminho} a 390 px`).toBe(0);
  await page.setViewportSize(MESA);
}

/** What the colours change, on a page that came by night. */
async function deNoite(page: Page, caminho: string): Promise<void> {
  softly(await violacoes(page, DE_COR), `${caminho} à noite`).toEqual([]);
}

/** The same screen by day and by night: the application follows the device at once. */
async function deDiaEDeNoite(page: Page, caminho: string): Promise<void> {
  await deDia(page, caminho);
  await semBarreirasANoite(page, caminho);
}

test('o instrumento acusa um campo sem nome, o que passa da largura do celular e um texto pálido', async ({
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
  expect(await violacoes(page, DE_COR)).toEqual([]);
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<p style="color: #777; background: #888">Pálido</p>');
  });
  expect(await violacoes(page, DE_COR)).toHaveLength(1);
});

test('páginas de acesso', async ({ abrirAnonimo }) => {
  const page = await abrirAnonimo({ colorScheme: 'light' });
  await percorrer(page, ROTAS_DE_ACESSO, deDiaEDeNoite);
});

// Public pages take the theme of the device as they load.
for (const [tema, conferir] of [
  ['light', deDia],
  ['dark', deNoite],
] as const) {
  test(`páginas públicas, tema ${tema}`, async ({ abrirAnonimo }) => {
    const page = await abrirAnonimo({ colorScheme: tema });
    await percorrer(page, ROTAS_PUBLICAS, conferir);
  });
}

for (const [tipo, telas] of cadaTelaUmaVez()) {
  test(`telas que ${tipo} abre`, async ({ abrirComo }) => {
    const page = await abrirComo(await entrarComDemo(tipo), { colorScheme: 'light' });
    await percorrer(page, telas, deDiaEDeNoite, irSemRecarregar);
  });
}

// The same address is another screen for a patient.
test('a agenda do paciente', async ({ abrirComo }) => {
  const page = await abrirComo(await entrarComDemo('paciente'), { colorScheme: 'light' });
  await percorrer(page, [PATHS.agenda, `${PATHS.agenda}?mostrar=anteriores`], deDiaEDeNoite);
});

// What differs most from one type to another is where each begins.
for (const tipo of TIPOS_DE_USUARIO) {
  test(`o início de ${tipo}`, async ({ abrirComo }) => {
    const page = await abrirComo(await entrarComDemo(tipo), { colorScheme: 'light' });
    await percorrer(page, [INICIO_DO_TIPO[tipo]], deDiaEDeNoite);
  });
}
