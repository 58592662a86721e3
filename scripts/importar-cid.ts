/**
 * Brings the official CID-10 into the search of diagnoses, before building:
 *
 *   npx tsx scripts/importar-cid.ts CID-10-SUBCATEGORIAS.CSV [CID-10-CATEGORIAS.CSV]
 *
 * The tables are DATASUS's and are not distributed with this repository. Where a code is also in
 * the list of common ones, that short name and its synonyms stay.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Importacao, lerTabelaOficial } from './importar-cid/ler.ts';

const DESTINO = fileURLToPath(
  new URL('../src/features/prontuario/diagnosticos/dados/cid10-oficial.json', import.meta.url),
);

function importar(arquivos: readonly string[]): number {
  if (arquivos.length === 0) {
    console.error('Diga qual arquivo importar: CID-10-SUBCATEGORIAS.CSV.');
    return 1;
  }
  const lidos: Importacao[] = arquivos.map((arquivo) => lerTabelaOficial(readFileSync(arquivo)));
  const erros = lidos.flatMap((lido, posicao) =>
    lido.erros.map((erro) => `${arquivos[posicao]}, ${erro}`),
  );
  if (erros.length > 0) {
    console.error(`Nada foi importado. ${erros.length} linhas não puderam ser lidas:`);
    for (const erro of erros.slice(0, 20)) console.error(`  ${erro}`);
    return 1;
  }
  const linhas = new Map(lidos.flatMap(({ linhas: doArquivo }) => doArquivo));
  mkdirSync(dirname(DESTINO), { recursive: true });
  writeFileSync(DESTINO, `${JSON.stringify([...linhas].sort())}\n`);
  process.stdout.write(`${linhas.size} códigos importados.\n`);
  return 0;
}

process.exitCode = importar(process.argv.slice(2));
