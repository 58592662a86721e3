import type { Sql } from 'postgres';
import { abrirBase } from '../rls/base.ts';
import { CONSULTAS, type Consulta } from './consultas.ts';
import { construirMundo, type Pontos, type Tamanho } from './mundo.ts';

const MUNDOS = [
  new URL('./mundo.ts', import.meta.url),
  new URL('../rls/mundo.ts', import.meta.url),
];
const GRANDE: Tamanho = {
  clinicas: 200,
  pacientesPorClinica: 500,
  pacientesDoHospital: 300_000,
  entradas: 3_000_000,
  notificacoes: 500_000,
  agendamentos: 1_000_000,
  leads: 20_000,
  retornos: 300_000,
  conversas: 50_000,
};
const PEQUENO: Tamanho = {
  clinicas: 20,
  pacientesPorClinica: 350,
  pacientesDoHospital: 3_000,
  entradas: 30_000,
  notificacoes: 50_000,
  agendamentos: 10_000,
  leads: 200,
  retornos: 3_000,
  conversas: 2_000,
};
const AQUECIMENTO = 10;
const MEDIDAS = 100;

interface Tempo {
  readonly linhas: number;
  readonly melhor: number;
  readonly mediana: number;
  readonly p95: number;
}

/**
 * Times what the screens of the clinic's day ask of the largest tenant, under row-level security,
 * among 1,000,000 appointments and 3,000,000 entries and among a hundredth of them.
 * Needs DATABASE_URL of a native PostgreSQL superuser.
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
  const pequeno = await medirMundo(url, 'pleno_dia_pequeno', PEQUENO);
  const grande = await medirMundo(url, 'pleno_dia_grande', GRANDE);

  console.log(`\n${''.padEnd(52)}rows   10,000: best  median     p95   1M: best  median     p95`);
  CONSULTAS.forEach(({ nome }, i) => {
    const p = pequeno[i];
    const g = grande[i];
    if (!p || !g) return;
    const tempos = [p.melhor, p.mediana, p.p95, g.melhor, g.mediana, g.p95];
    console.log(
      nome.padEnd(50) +
        String(g.linhas).padStart(6) +
        tempos.map((ms) => ms.toFixed(2).padStart(10)).join('') +
        `   median ×${(g.mediana / p.mediana).toFixed(2)}`,
    );
  });
  return 0;
}

async function medirMundo(url: string, base: string, tamanho: Tamanho): Promise<Tempo[]> {
  const { conexao, pontos } = await abrirBase(url, base, MUNDOS, (s) => construirMundo(s, tamanho));
  try {
    const tempos: Tempo[] = [];
    for (const consulta of CONSULTAS) tempos.push(await medir(conexao, consulta, pontos));
    return tempos;
  } finally {
    await conexao.end();
  }
}

async function medir(sql: Sql, consulta: Consulta, pontos: Pontos): Promise<Tempo> {
  const tempos: number[] = [];
  let linhas = 0;
  for (let i = 0; i < AQUECIMENTO + MEDIDAS; i += 1) {
    const { ms, achadas } = await pedir(sql, consulta.quem(pontos), consulta.sql(pontos));
    linhas = achadas;
    if (i >= AQUECIMENTO) tempos.push(ms);
  }
  tempos.sort((a, b) => a - b);
  const na = (parte: number) => tempos[Math.floor(tempos.length * parte)] ?? Number.NaN;
  return { linhas, melhor: na(0), mediana: na(0.5), p95: na(0.95) };
}

/** One request as PostgREST makes it: role and claims set in a transaction; the time is the query's. */
async function pedir(sql: Sql, quem: string, consulta: string) {
  const claims = JSON.stringify({ sub: quem, role: 'authenticated' });
  return sql.begin(async (tx) => {
    await tx`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`;
    const inicio = performance.now();
    const achadas = await tx.unsafe(consulta);
    return { ms: performance.now() - inicio, achadas: achadas.length };
  });
}
