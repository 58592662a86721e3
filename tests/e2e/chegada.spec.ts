/** How the first screen of a visit is come to: what it asks of whom, and what it does not wait for. */
import { API_URL, SITE_URL } from '../support/addresses.ts';
import { registrar } from '../support/contas.ts';
import { expect, test } from './support/test.ts';

test('a tela pede seus dados ao endereço do site, e o navegador não pergunta antes se pode', async ({
  abrirComo,
}) => {
  const page = await abrirComo(await registrar('clinica', 'Clínica da Chegada'));
  const cdp = await page.context().newCDPSession(page);
  const pedidos: string[] = [];
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    pedidos.push(`${request.method} ${new URL(request.url).origin}`);
  });
  const visitar = async (caminho: string, titulo: string | RegExp) => {
    await page.goto(caminho);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titulo);
  };
  await visitar('/dashboard', /^(Bom dia|Boa tarde|Boa noite)/);
  await expect(page.getByText('Primeiros passos')).toBeVisible();
  await visitar('/agenda', 'Agenda');
  expect(pedidos).toContain(`POST ${SITE_URL}`);
  expect(pedidos.filter((pedido) => pedido.startsWith('OPTIONS'))).toEqual([]);
  expect(pedidos.filter((pedido) => pedido.endsWith(API_URL))).toEqual([]);
});

test('na visita seguinte a moldura está lá enquanto o servidor ainda não respondeu quem entrou', async ({
  abrirComo,
}) => {
  const page = await abrirComo(await registrar('clinica', 'Clínica Conhecida'));
  await page.goto('/dashboard');
  await expect(page.getByText('Primeiros passos')).toBeVisible();
  let responder: () => void = () => undefined;
  const respondido = new Promise<void>((seguir) => (responder = seguir));
  await page.route('**/auth/me', async (rota) => {
    await respondido;
    await rota.fulfill({
      status: 401,
      json: { error: 'Não autorizado', codigo: 'NAO_AUTORIZADO' },
    });
  });
  await page.goto('/dashboard');
  await expect(page.getByText('Primeiros passos')).toBeVisible();
  responder();
  await expect(page).toHaveURL(/\/login/);
});

test('na visita seguinte a primeira pergunta da tela vai antes do programa, e a tela vive da resposta', async ({
  abrirComo,
}) => {
  const page = await abrirComo(await registrar('clinica', 'Clínica Adiantada'));
  const numeros = page.getByRole('list', { name: 'O dia em números' });
  await page.goto('/dashboard');
  await expect(numeros).toBeVisible();
  const perguntas: string[] = [];
  // Only the first is answered: a screen that asked again would wait for ever.
  await page.route('**/rpc/painel_do_dia', async (rota) => {
    perguntas.push(rota.request().postData() ?? '');
    if (perguntas.length === 1) await rota.continue();
  });
  let soltar: () => void = () => undefined;
  const solto = new Promise<void>((seguir) => (soltar = seguir));
  await page.route('**/assets/app-*.js', async (rota) => {
    await solto;
    await rota.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect.poll(() => perguntas.length).toBe(1);
  soltar();
  await expect(numeros).toBeVisible();
});

test('com o programa no aparelho, a tela abre sem esperar pelo documento', async ({
  abrirComo,
}) => {
  const page = await abrirComo(await registrar('plantonista', 'Dra. Íris da Pressa'), {
    serviceWorkers: 'allow',
  });
  await page.goto('/plantonista');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const resposta = await page.goto('/plantonista');
  expect(resposta?.fromServiceWorker()).toBe(true);
  await expect(page.getByRole('button', { name: /^Conta de/ })).toBeVisible();
});
