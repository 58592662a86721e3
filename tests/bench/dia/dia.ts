import type { Sql } from 'postgres';
import { abrirBase } from '../rls/base.ts';
import { CHAMADAS, ESCRITAS } from './chamadas.ts';
import { CONSULTAS, type Consulta } from './consultas.ts';
import { medirFichas } from './fichas.ts';
import { LEITURAS } from './leituras.ts';
import { linha, medir } from './medir.ts';
import { construirMundo, type Pontos } from './mundo.ts';
import type { Tenant } from './tenants.ts';

const MUNDOS = ['./mundo.ts', './linhas.ts', './tenants.ts', '../rls/mundo.ts'].map(
  (arquivo) => new URL(arquivo, import.meta.url),
);
const CLINICA: Tenant = { numero: 1, vezes: 1 };
const HOSPITAL: Tenant = { numero: 2, vezes: 100 };

/** Whom a query is asked of: the clinic alone, the same beside the hospital, and the hospital. */
export interface Lugar {
  readonly conexao: Sql;
  readonly pontos: Pontos;
}

/**
 * Times what the screens of the clinic's day ask under row-level security: of a clinic of 10,000
 * appointments and 30,000 entries that is alone, of the same clinic beside a hospital of a hundred
 * times as many, and of that hospital; then what opens a record, of three entries and of three
 * thousand. Needs DATABASE_URL of a native PostgreSQL superuser.
 */
export async function executar(): Promise<number> {
  const url = process.env.DATABASE_URL;
  if (!url) {
    console.error('Set DATABASE_URL to a native PostgreSQL superuser, for instance');
    console.error(
      '  DATABASE_URL=postgresql://postgres@127.0.0.1:5432/postgres npm run bench -- dia',
    );
    return 2;
  }
  const [alone, beside, hospital] = await abrirLugares(url);
  const lugares = [alone, beside, hospital];
  try {
    console.log(`\n${''.padEnd(46)}clinic alone        beside the hospital       the hospital`);
    console.log(
      `${''.padEnd(42)}${'rows  median   p95'.padEnd(20)}${'rows  median   p95  ratio'.padEnd(27)}rows  median   p95  ratio`,
    );
    for (const consulta of [...CONSULTAS, ...CHAMADAS, ...LEITURAS, ...ESCRITAS]) {
      await medirConsulta(consulta, lugares);
    }
    await medirFichas('the clinic alone', alone);
    await medirFichas('the hospital', hospital);
    return 0;
  } finally {
    for (const { conexao } of [alone, beside]) await conexao.end();
  }
}

async function medirConsulta(consulta: Consulta, lugares: readonly Lugar[]): Promise<void> {
  const { nome, quem, sql, escreve = false } = consulta;
  const pedidos = lugares.map(({ conexao, pontos }) => ({
    conexao,
    quem: quem(pontos),
    sql: sql(pontos),
    escreve,
  }));
  console.log(nome.padEnd(40) + linha(await medir(pedidos)));
}

async function abrirLugares(url: string): Promise<[Lugar, Lugar, Lugar]> {
  const abrir = (nome: string, tenants: readonly Tenant[]) =>
    abrirBase(url, nome, MUNDOS, (s) => construirMundo(s, tenants));
  const so = await abrir('pleno_dia_pequeno', [CLINICA]);
  const comOutro = await abrir('pleno_dia_grande', [CLINICA, HOSPITAL]);
  const lugar = ({ conexao, pontos }: typeof so, qual: number): Lugar => {
    const daqui = pontos[qual];
    if (!daqui) throw new Error('the bench world has no fixed points');
    return { conexao, pontos: daqui };
  };
  return [lugar(so, 0), lugar(comOutro, 0), lugar(comOutro, 1)];
}
