/**
 * The size of every route's first visit, beside its budget and the committed figure, and how many
 * requests it makes. What fails here
 * fails in tests/e2e/peso.spec.ts too; `npm run bench -- bundle --gravar` writes new figures, to be
 * committed with the reason.
 */
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { API_URL } from '../support/addresses.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../support/chromium.ts';
import { buildSite, serveSite } from '../support/site.ts';
import { iniciarStack } from '../support/stack.ts';
import { julgar } from './orcamento.ts';
import {
  ARQUIVO_DAS_FIGURAS,
  figurasRegistradas,
  type Medida,
  medir,
  nomeDaRota,
  visitasPorPessoa,
} from './peso.ts';

const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);

async function medirTudo(): Promise<Medida[]> {
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
    const medidas: Medida[] = [];
    for (const rotas of visitasPorPessoa()) medidas.push(...(await medir(browser, rotas)));
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
    const figuras = Object.fromEntries(medidas.map(({ rota, bytes }) => [nomeDaRota(rota), bytes]));
    writeFileSync(ARQUIVO_DAS_FIGURAS, `${JSON.stringify(figuras, null, 2)}\n`);
  }
  const registro = figurasRegistradas();

  console.log('     kB  orçamento   razão  pedidos  rota');
  const problemas = medidas.map((medida) => {
    const { rota, bytes, pedidos, orcamento } = medida;
    const nome = nomeDaRota(rota);
    const { razao, problema } = julgar(medida, registro[nome]);
    const colunas = [
      kb(bytes),
      ` ${kb(orcamento)}`,
      `  ${razao?.toFixed(2) ?? '   –'}`,
      String(pedidos).padStart(7),
      nome,
      problema,
    ];
    console.log(colunas.join('  ').trimEnd());
    return problema;
  });
  return problemas.every((problema) => problema === '') ? 0 : 1;
}
