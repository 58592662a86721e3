/** How the first screen of a visit is come to: what it asks of whom, and what it does not wait for. */
import type { Locator, Page, Route } from '@playwright/test';
import { PATHS } from '@/config/paths.ts';
import { API_URL, SITE_URL } from '../support/addresses.ts';
import { entrarComDemo, registrar } from '../support/contas.ts';
import { expect, test } from './support/test.ts';

const PACIENTE = '20000000-0000-4000-8000-000000000001';

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

/** What stands around every screen: who signed in, what they may do, where they work, terms and notices. */
const DA_MOLDURA = [
  'GET /functions/v1/auth/me',
  'GET /functions/v1/users/permissions',
  'GET /rest/v1/notificacoes',
  'GET /rest/v1/termos_aceite',
  'POST /rest/v1/rpc/minhas_clinicas',
];
/** What an entry tells once it is there. */
const DEPOIS = ['GET /rest/v1/anexos'];

/**
 * Comes to an address as on the first visit of a device, then as on the second. `chamadas` are answered
 * once all of them were asked: a screen that asked for one after the other would wait for ever.
 */
async function perguntasDasVisitas(
  page: Page,
  caminho: string,
  chamadas: readonly string[],
  conteudo: Locator,
) {
  // What changes meanwhile is told to nobody here: another story may book in the same agenda.
  await page.routeWebSocket('**/realtime/**', () => undefined);
  const esperando: Route[] = [];
  for (const nome of chamadas) {
    await page.route(`**/rest/v1/rpc/${nome}`, async (rota) => {
      esperando.push(rota);
      if (esperando.length < chamadas.length) return;
      await Promise.all(esperando.splice(0).map((uma) => uma.continue()));
    });
  }
  const perguntas: string[] = [];
  page.on('request', (pedido) => {
    const { pathname } = new URL(pedido.url());
    if (/^\/(rest|functions)\/v1\//.test(pathname))
      perguntas.push(`${pedido.method()} ${pathname}`);
  });
  const visitas: string[][] = [];
  for (const _visita of ['primeira', 'segunda']) {
    perguntas.length = 0;
    await page.goto(caminho);
    await expect(conteudo).toBeVisible();
    const outras = [...DA_MOLDURA, ...DEPOIS];
    visitas.push(perguntas.filter((pergunta) => !outras.includes(pergunta)).sort());
  }
  return visitas;
}

const CELULAR = { width: 360, height: 740 };

test('um prontuário aberto pelo endereço pergunta tudo em duas chamadas, que vão juntas', async ({
  abrirComo,
}) => {
  const page = await abrirComo(await entrarComDemo('medico'), { viewport: CELULAR });
  const chamadas = ['capa_do_prontuario', 'inicio_do_prontuario'];
  const visitas = await perguntasDasVisitas(
    page,
    PATHS.paciente.replace('$id', PACIENTE),
    chamadas,
    page.getByRole('article').first(),
  );
  await expect(page.getByRole('list', { name: 'Resumo clínico' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  const duas = chamadas.map((nome) => `POST /rest/v1/rpc/${nome}`);
  expect(visitas).toEqual([duas, duas]);
});

test('a agenda de hoje no celular pergunta tudo em duas chamadas, que vão juntas', async ({
  abrirComo,
}) => {
  const page = await abrirComo(await entrarComDemo('medico'), { viewport: CELULAR });
  const chamadas = ['agenda_de_hoje', 'estrutura_da_agenda'];
  const visitas = await perguntasDasVisitas(
    page,
    PATHS.agenda,
    chamadas,
    page.getByRole('list', { name: /^Agenda de/ }),
  );
  const duas = chamadas.map((nome) => `POST /rest/v1/rpc/${nome}`);
  expect(visitas).toEqual([duas, duas]);
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
