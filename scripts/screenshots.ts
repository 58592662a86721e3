/**
 * Takes the pictures of the landing page and of the README from the seeded demo, in both themes:
 * `npm run screenshots`. It starts a stack of its own in memory, so nothing else needs to run.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { respostaDeLoginSchema } from '@domain/contracts/auth.ts';
import type { Browser, Page } from '@playwright/test';
import { build, preview } from 'vite';
import { DEMO_PASSWORD } from '../local/demo-accounts.ts';
import { CHAVES, MENU } from '../src/config/constants.ts';
import { iniciarStack } from '../tests/support/stack.ts';
import { CENAS, type Cena, FORMATOS } from './screenshots/cenas.ts';
import { abrirNavegador, paraWebp } from './screenshots/webp.ts';

const IMAGENS = fileURLToPath(new URL('../src/public/imagens', import.meta.url));
const COMPARTILHAR = fileURLToPath(new URL('../public/compartilhar.png', import.meta.url));
const PORTA_DA_API = 54431;
const PORTA_DO_SITE = 54430;
const API = `http://127.0.0.1:${PORTA_DA_API}`;
const SITE = `http://127.0.0.1:${PORTA_DO_SITE}`;
const TEMAS = [
  { nome: 'claro', esquema: 'light' },
  { nome: 'escuro', esquema: 'dark' },
] as const;

type Tema = (typeof TEMAS)[number];

/** The build and its server, calling the stack of this script. */
async function servirSite(): Promise<() => Promise<void>> {
  process.env.VITE_SUPABASE_URL = API;
  process.env.VITE_API_NO_SITE = 'sim';
  const outDir = mkdtempSync(join(tmpdir(), 'pleno-capturas-'));
  await build({ logLevel: 'warn', build: { outDir } });
  const servidor = await preview({
    logLevel: 'error',
    build: { outDir },
    preview: { port: PORTA_DO_SITE, strictPort: true },
  });
  return async () => {
    await servidor.close();
    rmSync(outDir, { recursive: true, force: true });
  };
}

/** A page on which the person of the scene has already signed in. */
async function abrirComo(browser: Browser, { email, formato }: Cena, tema: Tema): Promise<Page> {
  const resposta = await fetch(`${API}/functions/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const sessao = respostaDeLoginSchema.parse(await resposta.json());
  const { largura, altura, densidade } = FORMATOS[formato];
  const contexto = await browser.newContext({
    viewport: { width: largura, height: altura },
    deviceScaleFactor: densidade,
    colorScheme: tema.esquema,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    storageState: {
      cookies: [],
      origins: [
        {
          origin: SITE,
          localStorage: [
            { name: CHAVES.token, value: sessao.token },
            { name: CHAVES.sessaoSupabase, value: JSON.stringify(sessao.supabase_session) },
          ],
        },
      ],
    },
  });
  if (formato === 'detalhe') {
    await contexto.addCookies([{ name: MENU.cookie, value: 'false', url: SITE }]);
  }
  return contexto.newPage();
}

async function fotografar(browser: Browser, cena: Cena, tema: Tema): Promise<Buffer> {
  const page = await abrirComo(browser, cena, tema);
  await page.goto(SITE + cena.caminho);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await cena.preparar?.(page);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ caret: 'hide' });
  await page.context().close();
  return paraWebp(browser, png);
}

/** The picture that a shared link shows: the opening of the landing page. */
async function fotografarInicio(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.goto(SITE);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  await page.close();
  return png;
}

async function fotografarTudo(browser: Browser): Promise<void> {
  mkdirSync(IMAGENS, { recursive: true });
  for (const cena of CENAS) {
    for (const tema of TEMAS) {
      const webp = await fotografar(browser, cena, tema);
      writeFileSync(join(IMAGENS, `${cena.nome}-${tema.nome}.webp`), webp);
      console.log(`${cena.nome}-${tema.nome}.webp  ${Math.round(webp.length / 1024)} kB`);
    }
  }
  const medidas = CENAS.map(({ nome, formato }) => {
    const { largura, altura } = FORMATOS[formato];
    return [nome, { largura, altura }] as const;
  });
  const lista = `${JSON.stringify(Object.fromEntries(medidas), null, 2)}\n`;
  writeFileSync(join(IMAGENS, 'capturas.json'), lista);
  writeFileSync(COMPARTILHAR, await fotografarInicio(browser));
}

const stack = await iniciarStack({ api: PORTA_DA_API, seed: true });
try {
  const pararSite = await servirSite();
  const browser = await abrirNavegador();
  try {
    await fotografarTudo(browser);
  } finally {
    await browser.close();
    await pararSite();
  }
} finally {
  await stack.parar();
}
