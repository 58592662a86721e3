import type { Sql } from 'postgres';
import { abrirBase } from '../rls/base.ts';
import { CONSULTAS, type Consulta } from './consultas.ts';
import { construirMundo, type Pontos } from './mundo.ts';
import type { Tenant } from './tenants.ts';

const MUNDOS = ['./mundo.ts', './linhas.ts', './tenants.ts', '../rls/mundo.ts'].map(
  (arquivo) => new URL(arquivo, import.meta.url),
);
const CLINICA: Tenant = { numero: 1, vezes: 1 };
const HOSPITAL: Tenant = { numero: 2, vezes: 100 };
const AQUECIMENTO = 20;
const MEDIDAS = 200;

/** Whom a query is asked of: the clinic alone, the same beside the hospital, and the hospital. */
interface Lugar {
  readonly conexao: Sql;
  readonly pontos: Pontos;
}

interface Tempo {
  readonly linhas: number;
  readonly mediana: number;
  readonly p95: number;
}

/**
 * Times what the screens of the clinic's day ask under row-level security: of a clinic of 10,000
 * appointments and 30,000 entries that is alone, of the same clinic beside a hospital of a hundred
 * times as many, and of that hospital. Needs DATABASE_URL of a native PostgreSQL superuser.
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
  const lugares = await abrirLugares(url);
  try {
    console.log(`\n${''.padEnd(46)}clinic alone        beside the hospital       the hospital`);
    console.log(
      `${''.padEnd(42)}${'rows  median   p95'.padEnd(20)}${'rows  median   p95  ratio'.padEnd(27)}rows  median   p95  ratio`,
    );
    for (const consulta of CONSULTAS) {
      console.log(consulta.nome.padEnd(40) + linha(await medir(lugares, consulta)));
    }
    return 0;
  } finally {
    for (const { conexao } of lugares) await conexao.end();
  }
}

async function abrirLugares(url: string): Promise<Lugar[]> {
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

/** Turn about, so that what else the machine does falls on all alike. */
async function medir(lugares: readonly Lugar[], consulta: Consulta): Promise<Tempo[]> {
  const medidas = lugares.map(() => ({ linhas: 0, tempos: [] as number[] }));
  for (let i = 0; i < AQUECIMENTO + MEDIDAS; i += 1) {
    for (const [qual, lugar] of lugares.entries()) {
      const { ms, achadas } = await pedir(lugar, consulta);
      const medida = medidas[qual];
      if (!medida) continue;
      medida.linhas = achadas;
      if (i >= AQUECIMENTO) medida.tempos.push(ms);
    }
  }
  return medidas.map(({ linhas, tempos }) => {
    tempos.sort((a, b) => a - b);
    const na = (parte: number) => tempos[Math.floor(tempos.length * parte)] ?? Number.NaN;
    return { linhas, mediana: na(0.5), p95: na(0.95) };
  });
}

/** One request as PostgREST makes it: role and claims set in a transaction; the time is the query's. */
async function pedir({ conexao, pontos }: Lugar, consulta: Consulta) {
  const claims = JSON.stringify({ sub: consulta.quem(pontos), role: 'authenticated' });
  return conexao.begin(async (tx) => {
    await tx`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`;
    const inicio = performance.now();
    const achadas = await tx.unsafe(consulta.sql(pontos));
    return { ms: performance.now() - inicio, achadas: achadas.length };
  });
}

function linha(tempos: readonly Tempo[]): string {
  return tempos
    .map(({ linhas, mediana, p95 }, qual) => {
      const razao = mediana / (tempos[0]?.mediana ?? Number.NaN);
      const numeros = [
        String(linhas).padStart(6),
        mediana.toFixed(2).padStart(8),
        p95.toFixed(2).padStart(7),
      ];
      return numeros.join('') + (qual > 0 ? razao.toFixed(2).padStart(6) : '');
    })
    .join('');
}
