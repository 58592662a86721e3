import type { Sql, TransactionSql } from 'postgres';
import { abrirBase } from '../rls/base.ts';
import { CONSULTAS, type Consulta } from './consultas.ts';
import { medirDisputa } from './disputa.ts';
import { construirMundo, type Pontos, type Tamanho } from './mundo.ts';

const MUNDO = new URL('./mundo.ts', import.meta.url);
const GRANDE: Tamanho = { clinicas: 6, agendamentos: 1_000_000 };
const PEQUENO: Tamanho = { clinicas: 1, agendamentos: 10_000 };
const AQUECIMENTO = 10;
const MEDIDAS = 100;

interface Tempo {
  readonly nome: string;
  readonly p95: number;
  readonly linhas: number;
}

/**
 * Times what the agenda asks, under row-level security, among 1,000,000 appointments and among
 * 10,000; names the indexes it reads by; and books under contention.
 * Needs DATABASE_URL of a native PostgreSQL superuser.
 */
export async function executar(): Promise<number> {
  const url = process.env.DATABASE_URL;
  if (!url) {
    console.error('Set DATABASE_URL to a native PostgreSQL superuser, for instance');
    console.error(
      '  DATABASE_URL=postgresql://postgres@127.0.0.1:5432/postgres npm run bench -- agenda',
    );
    return 2;
  }
  const pequeno = await abrirBase(url, 'pleno_agenda_pequena', [MUNDO], (s) =>
    construirMundo(s, PEQUENO),
  );
  const grande = await abrirBase(url, 'pleno_agenda_grande', [MUNDO], (s) =>
    construirMundo(s, GRANDE),
  );
  try {
    console.log('\np95 ms under RLS            rows   10,000   1,000,000   ratio   read by');
    for (const consulta of CONSULTAS) {
      const p = await medir(pequeno.conexao, consulta, pequeno.pontos);
      const g = await medir(grande.conexao, consulta, grande.pontos);
      const plano = await indicesDe(grande.conexao, consulta, grande.pontos);
      console.log(
        consulta.nome.padEnd(40) +
          String(g.linhas).padStart(6) +
          [p.p95, g.p95, g.p95 / p.p95].map((n) => n.toFixed(2).padStart(10)).join('') +
          `   ${plano}`,
      );
    }
    console.log();
    return (await medirDisputa(grande.endereco, grande.pontos)) ? 0 : 1;
  } finally {
    await pequeno.conexao.end();
    await grande.conexao.end();
  }
}

async function medir(sql: Sql, consulta: Consulta, pontos: Pontos): Promise<Tempo> {
  const tempos: number[] = [];
  let linhas = 0;
  for (let i = 0; i < AQUECIMENTO + MEDIDAS; i += 1) {
    const { ms, achadas } = await comoEquipe(sql, pontos, async (tx) => {
      const inicio = performance.now();
      const resposta = await tx.unsafe(consulta.sql(pontos));
      return { ms: performance.now() - inicio, achadas: resposta.length };
    });
    linhas = achadas;
    if (i >= AQUECIMENTO) tempos.push(ms);
  }
  tempos.sort((a, b) => a - b);
  return {
    nome: consulta.nome,
    linhas,
    p95: tempos[Math.floor(tempos.length * 0.95)] ?? Number.NaN,
  };
}

/** The indexes and whole tables that the plan of a query reads; a function's plan hides its own. */
async function indicesDe(sql: Sql, consulta: Consulta, pontos: Pontos): Promise<string> {
  const texto = await comoEquipe(sql, pontos, async (tx) => {
    const linhas = await tx.unsafe<{ 'QUERY PLAN': string }[]>(`explain ${consulta.sql(pontos)}`);
    return linhas.map((linha) => linha['QUERY PLAN']).join('\n');
  });
  const achados = [
    ...texto.matchAll(
      /(?:Index (?:Only )?Scan(?: Backward)? using|Bitmap Index Scan on|Seq Scan on|Function Scan on) (\w+)/g,
    ),
  ].map(([lido, nome]) => (lido.startsWith('Seq') ? `all of ${nome}` : nome));
  return [...new Set(achados)].join(', ');
}

/** One request as PostgREST makes it: role and claims set in a transaction. */
async function comoEquipe<T>(
  sql: Sql,
  pontos: Pontos,
  fazer: (tx: TransactionSql) => Promise<T>,
): Promise<T> {
  const claims = JSON.stringify({ sub: pontos.equipe, role: 'authenticated' });
  const resposta = await sql.begin(async (tx) => {
    await tx`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`;
    return { valor: await fazer(tx) };
  });
  return resposta.valor;
}
