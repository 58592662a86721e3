/**
 * What each route costs on its first visit: JavaScript and CSS, gzipped, of what a real browser
 * asked for, and how many requests it made. Needs the stack, and the build served at `SITE_URL`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { TipoDeUsuario } from '@domain/permissoes.ts';
import type { Browser, Request } from '@playwright/test';
import { PATHS } from '@/config/paths.ts';
import { BUILD_DIR, SITE_URL } from '../support/addresses.ts';
import { entrarComDemo, navegadorDe } from '../support/contas.ts';
import { cadaTelaUmaVez, ROTAS_DE_ACESSO, ROTAS_PUBLICAS } from '../support/rotas.ts';

const KB = 1000;
const ORCAMENTO = { publica: 30 * KB, acesso: 166 * KB, app: 354 * KB } as const;
/** The whole catalogue of tools in one chunk, so that it works without a connection once it came. */
const CATALOGO = { rotas: [PATHS.calculadoras, PATHS.scores], aMais: 100 * KB } as const;

/** Writing a note: the one of before beside it, its return, its attachments and its diagnoses. */
const EDITOR = { rotas: ['/nova', '/editar/'], aMais: 10 * KB } as const;

/** Prescribing: the reader of posologies, fields of numbers and lists to choose from. */
const RECEITA = { rota: '/prescrever', aMais: 30 * KB } as const;

/** Opened once, by a link that came by e-mail, a QR on paper, or a cloud's answer: not the way in of every day. */
const ABERTAS_POR_LINK = [
  '/convite',
  PATHS.redefinirSenha,
  PATHS.confirmarEmail,
  PATHS.validarAssinatura,
  PATHS.retornoDaNuvem,
];

/** Who goes where: nobody, where the route asks for no account. */
export interface Visita {
  readonly rota: string;
  readonly tipo?: TipoDeUsuario;
  readonly orcamento: number;
}

export type Medida = Visita & { readonly bytes: number; readonly pedidos: number };

/** Each route once, as one of those who may open it. */
function visitas(): Visita[] {
  const doApp = [...cadaTelaUmaVez()].flatMap(([tipo, rotas]) =>
    rotas.map((rota) => ({ rota, tipo, orcamento: orcamentoDoApp(rota) })),
  );
  return [
    ...ROTAS_PUBLICAS.map((rota) => ({ rota, orcamento: ORCAMENTO.publica })),
    ...ROTAS_DE_ACESSO.filter((rota) => !rota.includes('?')).map((rota) => ({
      rota,
      orcamento: ABERTAS_POR_LINK.some((caminho) => rota.startsWith(caminho))
        ? ORCAMENTO.app
        : ORCAMENTO.acesso,
    })),
    ...doApp,
  ];
}

function orcamentoDoApp(rota: string): number {
  const comCatalogo = CATALOGO.rotas.some((caminho) => caminho === rota);
  const noEditor = EDITOR.rotas.some(
    (trecho) => rota.startsWith('/prontuario/') && rota.includes(trecho),
  );
  const aMais = [
    comCatalogo && CATALOGO.aMais,
    noEditor && EDITOR.aMais,
    rota.endsWith(RECEITA.rota) && RECEITA.aMais,
  ];
  return aMais.reduce<number>((soma, um) => soma + (um || 0), ORCAMENTO.app);
}

/** The visits of each, those of nobody with an account among them. */
export function visitasPorPessoa(): Visita[][] {
  const todas = visitas();
  return [...new Set(todas.map(({ tipo }) => tipo))].map((tipo) =>
    todas.filter((visita) => visita.tipo === tipo),
  );
}

/** How long the network of a page may take to come to rest, in ms. */
const SOSSEGO = 15_000;

/**
 * The gzipped bytes of scripts and styles that each of one person's routes asks for, opened by its
 * address, and all that it asks for, of the site and of the services. What the browser has kept of the
 * route before is asked for all the same, and counted.
 */
export async function medir(browser: Browser, rotas: readonly Visita[]): Promise<Medida[]> {
  const tipo = rotas[0]?.tipo;
  const contexto = await browser.newContext({
    serviceWorkers: 'block',
    ...(tipo && { storageState: navegadorDe(await entrarComDemo(tipo)) }),
  });
  const medidas: Medida[] = [];
  for (const visita of rotas) {
    const page = await contexto.newPage();
    const arquivos: string[] = [];
    let pedidos = 0;
    page.on('requestfinished', (pedido) => {
      pedidos += 1;
      if (eCodigo(pedido)) arquivos.push(new URL(pedido.url()).pathname);
    });
    await page.goto(SITE_URL + visita.rota);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // The browser does not tell the end of every request; what has ended by then is what counts.
    await page.waitForLoadState('networkidle', { timeout: SOSSEGO }).catch(() => undefined);
    await page.close();
    const bytes = arquivos.reduce((soma, um) => soma + comprimido(um), 0);
    medidas.push({ ...visita, bytes, pedidos });
  }
  await contexto.close();
  return medidas;
}

function eCodigo(pedido: Request): boolean {
  return ['script', 'stylesheet'].includes(pedido.resourceType());
}

const tamanhos = new Map<string, number>();

/** The gzipped bytes of a file of the build. */
function comprimido(arquivo: string): number {
  const bytes = tamanhos.get(arquivo) ?? gzipSync(readFileSync(join(BUILD_DIR, arquivo))).length;
  tamanhos.set(arquivo, bytes);
  return bytes;
}

/** A route's name in the figures: the ids of the seed say nothing to whoever reads them. */
export function nomeDaRota(rota: string): string {
  return rota.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '$id');
}

/** Where the committed figures are. */
export const ARQUIVO_DAS_FIGURAS = new URL('./bundle.json', import.meta.url);

/** The committed figures, by the names of the routes. */
export function figurasRegistradas(): Readonly<Record<string, number>> {
  return JSON.parse(readFileSync(ARQUIVO_DAS_FIGURAS, 'utf8'));
}
