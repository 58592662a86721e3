/**
 * How long a doctor on a slow phone waits for the first useful screen: the largest content of each
 * screen, on the first visit of a browser and on the second, over 'Slow 4G' with the processor four times
 * slower, and what each asked for. `npm run bench -- chegada`, with `--construido` for a build that is
 * there already, `--vezes=5` for more than three of each, `--telas=agenda,editor` for some of them.
 */
import { type Browser, type BrowserContext, type CDPSession, chromium } from '@playwright/test';
import { PATHS } from '@/config/paths.ts';
import { API_URL, SITE_URL } from '../support/addresses.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../support/chromium.ts';
import { type Conta, entrarComDemo, navegadorDe } from '../support/contas.ts';
import { buildSite, serveSite } from '../support/site.ts';
import { iniciarStack } from '../support/stack.ts';

const PACIENTE = '20000000-0000-4000-8000-000000000001';
const TELAS = {
  painel: PATHS.dashboard,
  prontuario: PATHS.paciente.replace('$id', PACIENTE),
  editor: PATHS.novaEvolucao.replace('$id', PACIENTE),
  agenda: PATHS.agenda,
} as const;
type Tela = keyof typeof TELAS;

/**
 * Lighthouse's 'Slow 4G' as it is applied in the browser: a round trip of 150 ms and 1.6 Mb/s down, which
 * for a whole request it counts as 3.75 round trips and nine tenths of the rate.
 */
const REDE = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1024 * 1024) / 8) * 0.9,
  uploadThroughput: ((750 * 1024) / 8) * 0.9,
} as const;
const PROCESSADOR = 4;
const CELULAR = { width: 360, height: 740 } as const;
/** Nothing asked for this long: the screen is complete. */
const QUIETO = 2_000;
const NO_MAXIMO = 60_000;

/** One visit, in milliseconds since the navigation began. */
interface Visita {
  readonly lcp: number;
  readonly pedidos: number;
  readonly preliminares: number;
  /** When the last answer had come. */
  readonly completa: number;
}

/** Runs it and prints medians. */
export async function executar(): Promise<number> {
  if (!process.argv.includes('--construido')) await buildSite();
  const pilha = await iniciarStack({
    api: Number(new URL(API_URL).port),
    seed: true,
    log: () => {},
  });
  const pararSite = await serveSite();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    const conta = await entrarComDemo('medico');
    console.log('tela        visita    LCP s  completa s  pedidos  preliminares');
    for (const tela of telasPedidas()) await medirTela(browser, conta, tela);
    return 0;
  } finally {
    await browser.close();
    await pararSite();
    await pilha.parar();
  }
}

function telasPedidas(): Tela[] {
  const pedidas = argumento('telas')?.split(',');
  const todas = Object.keys(TELAS) as Tela[];
  return todas.filter((tela) => pedidas?.includes(tela) ?? true);
}

function argumento(nome: string): string | undefined {
  const inicio = `--${nome}=`;
  return process.argv.find((um) => um.startsWith(inicio))?.slice(inicio.length);
}

async function medirTela(browser: Browser, conta: Conta, tela: Tela): Promise<void> {
  const primeiras: Visita[] = [];
  const segundas: Visita[] = [];
  const vezes = Number(argumento('vezes') ?? 3);
  for (let vez = 0; vez < vezes; vez += 1) {
    const contexto = await browser.newContext({
      storageState: navegadorDe(conta),
      viewport: CELULAR,
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
    });
    primeiras.push(await visitar(contexto, TELAS[tela]));
    await trabalhadorPronto(contexto, TELAS[tela]);
    segundas.push(await visitar(contexto, TELAS[tela]));
    await contexto.close();
  }
  escrever(tela, 'primeira', primeiras);
  escrever('', 'segunda', segundas);
}

/** Opens a screen by its address in a new tab, and waits until it asks for nothing more. */
async function visitar(contexto: BrowserContext, caminho: string): Promise<Visita> {
  const page = await contexto.newPage();
  const cdp = await contexto.newCDPSession(page);
  const trafego = await acompanhar(cdp);
  await cdp.send('Network.emulateNetworkConditions', REDE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PROCESSADOR });
  await page.addInitScript(() => {
    new PerformanceObserver((lista) => {
      for (const { startTime } of lista.getEntries()) {
        Object.assign(globalThis, { maiorConteudo: startTime });
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(SITE_URL + caminho, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: NO_MAXIMO });
  const { pedidos, preliminares, completa } = await trafego.quieto();
  const lcp = await page.evaluate<number>('maiorConteudo');
  await page.close();
  return { lcp, pedidos, preliminares, completa };
}

/** Counts what a page asks for, preflights apart; `quieto` waits until it asks for nothing. */
async function acompanhar(cdp: CDPSession) {
  const abertos = new Set<string>();
  const feitos: { endereco: string; inicio: number; fim: number }[] = [];
  const porId = new Map<string, { endereco: string; inicio: number; fim: number }>();
  let preliminares = 0;
  let ultima = 0;
  let comeco = 0;
  let mudou = performance.now();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    mudou = performance.now();
    comeco ||= timestamp;
    if (request.method === 'OPTIONS') preliminares += 1;
    const um = { endereco: `${request.method} ${request.url}`, inicio: timestamp - comeco, fim: 0 };
    feitos.push(um);
    porId.set(requestId, um);
    abertos.add(requestId);
  });
  const terminou = ({ requestId, timestamp }: { requestId: string; timestamp: number }) => {
    mudou = performance.now();
    ultima = timestamp;
    abertos.delete(requestId);
    const um = porId.get(requestId);
    if (um) um.fim = timestamp - comeco;
  };
  cdp.on('Network.loadingFinished', terminou);
  cdp.on('Network.loadingFailed', terminou);
  return {
    async quieto() {
      const limite = performance.now() + NO_MAXIMO;
      while (performance.now() < limite) {
        if (abertos.size === 0 && performance.now() - mudou > QUIETO) break;
        await new Promise((seguir) => setTimeout(seguir, 100));
      }
      if (process.argv.includes('--pedidos')) listar(feitos);
      return {
        pedidos: feitos.length - preliminares,
        preliminares,
        completa: (ultima - comeco) * 1000,
      };
    },
  };
}

/** `--pedidos`: each request with when it began and ended, to see what waits for what. */
function listar(feitos: readonly { endereco: string; inicio: number; fim: number }[]): void {
  for (const { endereco, inicio, fim } of feitos) {
    console.log(`  ${inicio.toFixed(2)}–${fim.toFixed(2)} s  ${endereco.slice(0, 140)}`);
  }
}

/** The worker installs itself once the browser is idle; the second visit is one that has it. */
async function trabalhadorPronto(contexto: BrowserContext, caminho: string): Promise<void> {
  const page = await contexto.newPage();
  await page.goto(SITE_URL + caminho);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.close();
}

const mediana = (numeros: readonly number[]) =>
  [...numeros].sort((a, b) => a - b)[Math.floor(numeros.length / 2)] ?? Number.NaN;

function escrever(tela: string, visita: string, visitas: readonly Visita[]): void {
  const de = (campo: keyof Visita) => mediana(visitas.map((uma) => uma[campo]));
  const colunas = [
    tela.padEnd(10),
    visita.padEnd(8),
    (de('lcp') / 1000).toFixed(2).padStart(6),
    (de('completa') / 1000).toFixed(2).padStart(10),
    String(de('pedidos')).padStart(8),
    String(de('preliminares')).padStart(12),
  ];
  console.log(colunas.join('  '));
}
