import type { Sql } from 'postgres';
import { abrirBase } from './base.ts';
import { CONSULTAS, type Consulta } from './consultas.ts';
import { construirMundo, type Pontos, type Tamanho } from './mundo.ts';

const GRANDE: Tamanho = {
  clinicas: 2_000,
  pacientesPorClinica: 500,
  pacientesDoHospital: 300_000,
  entradas: 3_000_000,
  notificacoes: 500_000,
};
const PEQUENO: Tamanho = {
  clinicas: 20,
  pacientesPorClinica: 350,
  pacientesDoHospital: 3_000,
  entradas: 30_000,
  notificacoes: 50_000,
};
const AQUECIMENTO = 20;
const MEDIDAS = 200;

interface Resultado {
  nome: string;
  sobPoliticas: number;
  comFiltro: number;
}

/**
 * Times each query as its caller under row-level security and, turn about, with an explicit filter
 * as service_role, in a world of 1,300,000 patients and in one of 10,000.
 * Needs DATABASE_URL of a native PostgreSQL superuser.
 */
export async function executar(): Promise<number> {
  const url = process.env.DATABASE_URL;
  if (!url) {
    console.error('Set DATABASE_URL to a native PostgreSQL superuser, for instance');
    console.error(
      '  DATABASE_URL=postgresql://postgres@127.0.0.1:5432/postgres npm run bench -- rls',
    );
    return 2;
  }
  const pequeno = await medirMundo(url, 'pleno_bench_pequeno', PEQUENO);
  const grande = await medirMundo(url, 'pleno_bench_grande', GRANDE);

  console.log('\nmedian ms, 1,300,000 patients        under RLS   filter   RLS/filter   1.3M/10k');
  grande.forEach((g, i) => {
    const p = pequeno[i];
    const escala = p ? g.sobPoliticas / p.sobPoliticas : Number.NaN;
    console.log(
      `${g.nome.padEnd(40)}${g.sobPoliticas.toFixed(2).padStart(6)}${g.comFiltro.toFixed(2).padStart(9)}` +
        `${(g.sobPoliticas / g.comFiltro).toFixed(2).padStart(13)}${escala.toFixed(2).padStart(11)}`,
    );
  });
  return 0;
}

async function medirMundo(url: string, base: string, tamanho: Tamanho): Promise<Resultado[]> {
  const sql = await abrirBase(url, base, (s) => construirMundo(s, tamanho));
  try {
    const resultados: Resultado[] = [];
    for (const consulta of CONSULTAS)
      resultados.push(await medir(sql.conexao, consulta, sql.pontos));
    return resultados;
  } finally {
    await sql.conexao.end();
  }
}

async function medir(sql: Sql, consulta: Consulta, pontos: Pontos): Promise<Resultado> {
  const tempos = { sobPoliticas: [] as number[], comFiltro: [] as number[] };
  for (let i = 0; i < AQUECIMENTO + MEDIDAS; i += 1) {
    const a = await cronometrar(
      sql,
      'authenticated',
      consulta.quem(pontos),
      consulta.sobPoliticas(pontos),
    );
    const b = await cronometrar(sql, 'service_role', '', consulta.comFiltro(pontos));
    if (a.linhas !== b.linhas) {
      throw new Error(`${consulta.nome}: ${a.linhas} rows under RLS, ${b.linhas} with the filter`);
    }
    if (i < AQUECIMENTO) continue;
    tempos.sobPoliticas.push(a.ms);
    tempos.comFiltro.push(b.ms);
  }
  return {
    nome: consulta.nome,
    sobPoliticas: mediana(tempos.sobPoliticas),
    comFiltro: mediana(tempos.comFiltro),
  };
}

/** One request as PostgREST makes it: role and claims set in a transaction, then the query (timed). */
async function cronometrar(sql: Sql, papel: string, sub: string, consulta: string) {
  return sql.begin(async (tx) => {
    const claims = JSON.stringify({ sub, role: papel });
    await tx.unsafe(
      `select set_config('role', '${papel}', true), set_config('request.jwt.claims', '${sub ? claims : ''}', true)`,
    );
    const inicio = performance.now();
    const linhas = await tx.unsafe(consulta);
    return { ms: performance.now() - inicio, linhas: linhas.length };
  });
}

function mediana(valores: number[]): number {
  const ordenados = [...valores].sort((a, b) => a - b);
  return ordenados[Math.floor(ordenados.length / 2)] ?? Number.NaN;
}
