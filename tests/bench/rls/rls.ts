import postgres, { type Sql } from 'postgres';
import { abrirBase } from './base.ts';
import { CONSULTAS, type Consulta, type Pergunta } from './consultas.ts';
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
const MUNDO = new URL('./mundo.ts', import.meta.url);
const AQUECIMENTO = 20;
const MEDIDAS = 200;

/** Median milliseconds of the query alone and of the whole request (begin, role and claims, query, commit). */
interface Tempos {
  consulta: number;
  pedido: number;
}

interface Resultado {
  nome: string;
  sobPoliticas: Tempos;
  comFiltro: Tempos;
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

  console.log('\nmedian ms, 1,300,000 patients and 3,000,000 entries');
  console.log(`${''.padEnd(48)}query     query     request    query`);
  console.log(`${''.padEnd(48)}RLS ms    RLS/flt   RLS/flt    1.3M/10k`);
  grande.forEach((g, i) => {
    const p = pequeno[i];
    const razoes = [
      g.sobPoliticas.consulta,
      g.sobPoliticas.consulta / g.comFiltro.consulta,
      g.sobPoliticas.pedido / g.comFiltro.pedido,
      p ? g.sobPoliticas.consulta / p.sobPoliticas.consulta : Number.NaN,
    ];
    console.log(g.nome.padEnd(44) + razoes.map((r) => r.toFixed(2).padStart(10)).join(''));
  });
  return 0;
}

async function medirMundo(url: string, base: string, tamanho: Tamanho): Promise<Resultado[]> {
  const { conexao, pontos, endereco } = await abrirBase(url, base, [MUNDO], (s) =>
    construirMundo(s, tamanho),
  );
  await conexao.end();
  // That one plans each statement anew; PostgREST's connections keep their plans.
  const sql = postgres(endereco, { max: 1 });
  try {
    const resultados: Resultado[] = [];
    for (const consulta of CONSULTAS) resultados.push(await medir(sql, consulta, pontos));
    return resultados;
  } finally {
    await sql.end();
  }
}

async function medir(sql: Sql, consulta: Consulta, pontos: Pontos): Promise<Resultado> {
  const sob: Tempos[] = [];
  const com: Tempos[] = [];
  for (let i = 0; i < AQUECIMENTO + MEDIDAS; i += 1) {
    const a = await pedir(
      sql,
      'authenticated',
      consulta.quem(pontos),
      consulta.sobPoliticas(pontos),
    );
    const b = await pedir(sql, 'service_role', '', consulta.comFiltro(pontos));
    if (a.linhas !== b.linhas) {
      throw new Error(`${consulta.nome}: ${a.linhas} rows under RLS, ${b.linhas} with the filter`);
    }
    if (i < AQUECIMENTO) continue;
    sob.push(a);
    com.push(b);
  }
  return { nome: consulta.nome, sobPoliticas: medianas(sob), comFiltro: medianas(com) };
}

const PAPEL_E_CLAIMS =
  "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)";

/**
 * One request as PostgREST makes it: role and claims set in a transaction, then the query, both
 * prepared once for a connection and sent with their values.
 */
async function pedir(sql: Sql, papel: string, sub: string, { texto, valores }: Pergunta) {
  const inicio = performance.now();
  const claims = JSON.stringify(sub ? { sub, role: papel } : { role: papel });
  const { linhas, ms } = await sql.begin(async (tx) => {
    await tx.unsafe(PAPEL_E_CLAIMS, [papel, claims], { prepare: true });
    const antes = performance.now();
    const achadas = await tx.unsafe(texto, valores, { prepare: true });
    return { linhas: achadas.length, ms: performance.now() - antes };
  });
  return { linhas, consulta: ms, pedido: performance.now() - inicio };
}

function medianas(tempos: Tempos[]): Tempos {
  return {
    consulta: mediana(tempos.map((t) => t.consulta)),
    pedido: mediana(tempos.map((t) => t.pedido)),
  };
}

function mediana(valores: number[]): number {
  const ordenados = [...valores].sort((a, b) => a - b);
  return ordenados[Math.floor(ordenados.length / 2)] ?? Number.NaN;
}
