/** That stories do not know of each other, though they use the same browser one after the other. */
import type { Page } from '@playwright/test';
import { SITE_URL } from '../support/addresses.ts';
import { expect, test } from './support/test.ts';

/** No other story asks for it, so that the second taken is the first given back. */
const SO_DAQUI = { viewport: { width: 401, height: 701 }, serviceWorkers: 'allow' } as const;

async function deixarDeTudo(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'deixado', value: 'sim', url: SITE_URL }]);
  await page.evaluate(async () => {
    localStorage.setItem('deixado', 'sim');
    indexedDB.open('deixado');
    await (await caches.open('deixado')).put('/deixado', new Response('sim'));
    await navigator.serviceWorker.register('/sw.js');
  });
}

const oQueHa = (page: Page) =>
  page.evaluate(async () => ({
    guardados: localStorage.length,
    cookies: document.cookie,
    bases: (await indexedDB.databases()).length,
    caches: await caches.keys(),
    semConexao: (await navigator.serviceWorker.getRegistrations()).length,
  }));

const NADA = { guardados: 0, cookies: '', bases: 0, caches: [], semConexao: 0 };

test('o navegador que uma história deixa chega vazio à seguinte', async ({ navegadores }) => {
  const deixado = await navegadores.tomar(SO_DAQUI);
  const page = await deixado.contexto.newPage();
  await page.goto('/robots.txt');
  expect(await oQueHa(page)).toEqual(NADA);
  await deixarDeTudo(page);
  expect(await oQueHa(page)).toMatchObject({ guardados: 1, cookies: 'deixado=sim', bases: 1 });
  expect(await oQueHa(page)).toMatchObject({ semConexao: 1 });
  await deixado.contexto.route('**/*', (rota) => rota.abort());
  await deixado.contexto.setOffline(true);
  await navegadores.devolver(deixado);

  const recebido = await navegadores.tomar(SO_DAQUI);
  expect(recebido).toBe(deixado);
  const seguinte = await recebido.contexto.newPage();
  await seguinte.goto('/robots.txt');
  expect(await oQueHa(seguinte)).toEqual(NADA);
  await recebido.contexto.close();
});
