/**
 * Brings Anvisa's official list of prices (CMED) into the catalogue of medicines, as often as a new one is
 * published. The same file again changes nothing.
 *
 *   SUPABASE_URL=… SUPABASE_SERVICE_ROLE_KEY=… npx tsx scripts/importar-apresentacoes.ts LISTA.csv [--so-conferir]
 */
import { readFileSync } from 'node:fs';
import { importarApresentacoes } from './catalogo/importar.ts';
import { lerListaOficial } from './catalogo/lista-oficial.ts';

const MOSTRADAS = 20;

async function importar([arquivo, opcao]: readonly string[]): Promise<number> {
  if (!arquivo) {
    console.error('Diga qual arquivo importar: a lista de preços da CMED, em CSV.');
    return 1;
  }
  const lida = lerListaOficial(readFileSync(arquivo));
  console.log(
    `${lida.linhas} linhas, publicadas em ${lida.publicada ?? 'data não dita'}: ${lida.apresentacoes.length} apresentações.`,
  );
  mostrar(
    'linhas recusadas',
    lida.recusadas.map(({ linha, motivo }) => `linha ${linha}: ${motivo}`),
  );
  mostrar('substâncias que a conferência não conhece', lida.semRegras);
  mostrar('apresentações com tarja que as listas não explicam', lida.controleDivergente);
  if (opcao === '--so-conferir') return 0;
  const { novas, mudadas } = await importarApresentacoes(lida);
  console.log(`${novas} apresentações novas, ${mudadas} completadas. As outras já estavam assim.`);
  return 0;
}

function mostrar(oQue: string, linhas: readonly string[]): void {
  if (linhas.length === 0) return;
  console.log(`${linhas.length} ${oQue}:`);
  for (const linha of linhas.slice(0, MOSTRADAS)) console.log(`  ${linha}`);
  if (linhas.length > MOSTRADAS) console.log(`  … e mais ${linhas.length - MOSTRADAS}`);
}

try {
  process.exitCode = await importar(process.argv.slice(2));
} catch (erro) {
  console.error(erro instanceof Error ? erro.message : erro);
  process.exitCode = 1;
}
