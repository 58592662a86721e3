/** What opens without a connection on a device where somebody signed in before: home and calculators. */
import type { Page } from '@playwright/test';
import { registrar } from '../support/contas.ts';
import { busca, CALCULADORAS, campo, resultado } from './support/calculadoras.ts';
import { expect, test } from './support/test.ts';

/** The addresses of everything that the browser's caches hold. */
const noCache = (page: Page) =>
  page.evaluate(async () => {
    const nomes = await caches.keys();
    const pedidos = await Promise.all(nomes.map(async (nome) => (await caches.open(nome)).keys()));
    return pedidos.flat().map(({ url }) => new URL(url).pathname);
  });

/** What the installed app opens with. */
const PRIMEIRA_TELA = '/app';
const NO_CELULAR = { viewport: { width: 390, height: 780 } };
const COM_TRABALHADOR = { serviceWorkers: 'allow' } as const;

/** Opens the first screen, and no tool, and waits until the device has all of them. */
async function abrirEGuardar(page: Page): Promise<void> {
  await page.goto(PRIMEIRA_TELA);
  await expect(page).toHaveURL('/plantonista');
  await expect(page.getByRole('region', { name: 'Na urgência' })).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

test('recarregada sem conexão, a página abre, calcula e confere interações', async ({
  abrirComo,
}) => {
  const page = await abrirComo(
    await registrar('plantonista', 'Dra. Nilza do Subsolo'),
    COM_TRABALHADOR,
  );
  await abrirEGuardar(page);
  await page.context().setOffline(true);
  await page.goto(CALCULADORAS);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calculadoras');
  await expect(page.getByRole('status').filter({ hasText: 'sem conexão' })).toBeVisible();

  await busca(page).fill('egfr 2021');
  await page.getByRole('link', { name: /^TFGe CKD-EPI 2021/ }).click();
  await campo(page, 'Idade').fill('54');
  await campo(page, 'Creatinina').fill('1,2');
  await page.getByRole('radio', { name: 'Feminino' }).check();
  await expect(resultado(page)).toContainText('54 mL/min/1,73 m²');

  await page.goto(`${CALCULADORAS}?f=drug-interactions`);
  const medicamentos = page.getByRole('combobox', { name: 'Medicamentos' });
  for (const nome of ['varfarina', 'amiodarona']) {
    await medicamentos.fill(nome);
    await medicamentos.press('Enter');
  }
  await expect(resultado(page)).toContainText('varfarina + amiodarona');

  await page.context().setOffline(false);
  await page.goto('/plantonista');
  await expect(page.getByRole('button', { name: /^Conta de/ })).toBeVisible();
});

test('no celular sem sinal, o app abre no que a urgência pede', async ({ abrirComo }) => {
  const page = await abrirComo(await registrar('plantonista', 'Dra. Alba da Madrugada'), {
    ...NO_CELULAR,
    ...COM_TRABALHADOR,
  });
  await abrirEGuardar(page);
  await page.close();
  await page.context().setOffline(true);

  const semSinal = await page.context().newPage();
  await semSinal.goto(PRIMEIRA_TELA);
  await semSinal.getByRole('link', { name: /^qSOFA/ }).click();
  await campo(semSinal, 'Frequência respiratória').fill('24');
  for (const resposta of ['95', '14']) {
    await semSinal.keyboard.press('Tab');
    await semSinal.keyboard.type(resposta);
  }
  await expect(resultado(semSinal)).toContainText('3 pontos');

  await semSinal.goto(PRIMEIRA_TELA);
  const recentes = semSinal.getByRole('region', { name: 'Recentes' });
  await expect(recentes.getByRole('link', { name: /^qSOFA/ })).toBeVisible();
  expect(await semSinal.evaluate(() => document.fonts.check('1rem "Inter Variable"'))).toBe(true);
});

test('depois de sair, o aparelho só tem os arquivos do programa', async ({ abrirComo }) => {
  const page = await abrirComo(
    await registrar('plantonista', 'Dr. Otto da Saída'),
    COM_TRABALHADOR,
  );
  await abrirEGuardar(page);
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
  const guardado = await noCache(page);
  expect(guardado).toContain('/app.html');
  expect(guardado).toContainEqual(expect.stringMatching(/inter-latin.*\.woff2$/));
  const doPrograma = /^\/(app\.html|(tema|chegada)\.js|assets\/[^/]+)$/;
  expect(guardado.filter((caminho) => !doPrograma.test(caminho))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('quem_entrou'))).toBeNull();
});
