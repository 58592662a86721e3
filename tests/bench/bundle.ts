/**
 * What each route costs on its first visit: JavaScript and CSS, gzipped, counted from what a real
 * browser asked for. A route over its budget, or more than a tenth over the committed figures,
 * fails; `npm run bench -- bundle --gravar` writes new figures, to be committed with the reason.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { TipoDeUsuario } from '@domain/permissoes.ts';
import { type Browser, chromium, type Response } from '@playwright/test';
import { PATHS } from '@/config/paths.ts';
import { API_URL, SITE_URL } from '../support/addresses.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../support/chromium.ts';
import { entrarComDemo, navegadorDe } from '../support/contas.ts';
import { cadaTelaUmaVez, ROTAS_DE_ACESSO, ROTAS_PUBLICAS } from '../support/rotas.ts';
import { buildSite, serveSite } from '../support/site.ts';
import { iniciarStack } from '../support/stack.ts';
import { julgar } from './orcamento.ts';

const KB = 1000;
const ORCAMENTO = { publica: 30 * KB, acesso: 150 * KB, app: 320 * KB } as const;
/** The whole catalogue of tools in one chunk, so that it works without a connection once it came. */
const CATALOGO = { rotas: [PATHS.calculadoras, PATHS.scores], aMais: 120 * KB } as const;
const REGISTRO = new URL('./bundle.json', import.meta.url);

interface Visita {
  readonly rota: string;
  readonly tipo?: TipoDeUsuario;
  readonly orcamento: number;
}

/** Each route once, as one of those who may open it. */
function visitas(): Visita[] {
  const doApp = [...cadaTelaUmaVez()].flatMap(([tipo, rotas]) =>
    rotas.map((rota) => ({ rota, tipo, orcamento: orcamentoDoApp(rota) })),
  );
  return [
    ...ROTAS_PUBLICAS.map((rota) => ({ rota, orcamento: ORCAMENTO.publica })),
    ...ROTAS_DE_ACESSO.filter((rota) => !rota.includes('?')).map((rota) => ({
      rota,
      // An invitation reads the database before anybody signs in, so it carries its client.
      orcamento: rota.startsWith('/convite') ? ORCAMENTO.app : ORCAMENTO.acesso,
    })),
    ...doApp,
  ];
}

function orcamentoDoApp(rota: string): number {
  const comCatalogo = CATALOGO.rotas.some((caminho) => caminho === rota);
  return ORCAMENTO.app + (comCatalogo ? CATALOGO.aMais : 0);
}

/** The gzipped bytes of scripts and styles of one first visit. */
async function medir(browser: Browser, { rota, tipo }: Visita): Promise<number> {
  const contexto = await browser.newContext(
    tipo ? { storageState: navegadorDe(await entrarComDemo(tipo)) } : {},
  );
  const page = await contexto.newPage();
  const tamanhos: Promise<number>[] = [];
  page.on('response', (resposta) => {
    if (eCodigo(resposta)) tamanhos.push(resposta.body().then((corpo) => gzipSync(corpo).length));
  });
  await page.goto(SITE_URL + rota, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const bytes = await Promise.all(tamanhos);
  await contexto.close();
  return bytes.reduce((soma, tamanho) => soma + tamanho, 0);
}

function eCodigo(resposta: Response): boolean {
  return resposta.ok() && ['script', 'stylesheet'].includes(resposta.request().resourceType());
}

/** A route's name in the figures: the ids of the seed say nothing to whoever reads them. */
const nomeDa = (rota: string) => rota.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '$id');
const kb = (bytes: number) => (bytes / KB).toFixed(1).padStart(7);

async function medirTudo(): Promise<Map<string, { bytes: number; orcamento: number }>> {
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
    const medidas = new Map<string, { bytes: number; orcamento: number }>();
    for (const visita of visitas()) {
      const bytes = await medir(browser, visita);
      medidas.set(nomeDa(visita.rota), { bytes, orcamento: visita.orcamento });
    }
    return medidas;
  } finally {
    await browser.close();
    await pararSite();
    await pilha.parar();
  }
}

/** Prints each route's size, its ratio to the committed figure, and what is wrong with it. */
export async function executar(): Promise<number> {
  if (!process.argv.includes('--construido')) await buildSite();
  const medidas = await medirTudo();
  if (process.argv.includes('--gravar')) {
    const figuras = Object.fromEntries([...medidas].map(([rota, { bytes }]) => [rota, bytes]));
    writeFileSync(REGISTRO, `${JSON.stringify(figuras, null, 2)}\n`);
  }
  const registro: Record<string, number> = JSON.parse(readFileSync(REGISTRO, 'utf8'));

  console.log('     kB  orçamento   razão  rota');
  const problemas = [...medidas].map(([rota, { bytes, orcamento }]) => {
    const { razao, problema } = julgar(bytes, orcamento, registro[rota]);
    const colunas = [
      kb(bytes),
      ` ${kb(orcamento)}`,
      `  ${razao?.toFixed(2) ?? '   –'}`,
      rota,
      problema,
    ];
    console.log(colunas.join('  ').trimEnd());
    return problema;
  });
  return problemas.every((problema) => problema === '') ? 0 : 1;
}
