/**
 * A month of shifts as its doctor reads it, of ten years of them, beside other doctors' as many:
 * `npm run bench -- plantoes-mes`. Needs DATABASE_URL of a native PostgreSQL superuser.
 */
import type { Sql } from 'postgres';
import { abrirBase } from './rls/base.ts';

const MEDICOS = 40;
const PLANTOES_DE_CADA = 1800;
const AQUECIMENTO = 20;
const MEDIDAS = 200;
const LIMITE_MS = 10;
const MEDICO = 'd1000000-0000-4000-8000-000000000001';

const CHAMADAS = {
  plantoes_do_mes: `select * from public.plantoes_do_mes('2021-06-01T03:00Z', '2021-07-01T03:00Z')`,
  'agenda of a month': `select * from public.plantoes
    where inicio >= '2021-05-23T03:00Z' and inicio < '2021-07-08T03:00Z' order by inicio`,
  conflitos_de_plantao: `select * from public.conflitos_de_plantao(
    array(select g from generate_series('2021-06-01'::timestamptz, '2021-11-30', '1 day') as g),
    array(select g + interval '12 hours' from generate_series('2021-06-01'::timestamptz, '2021-11-30', '1 day') as g))`,
} as const;

/** Prints the median and the 95th of each call, and how many times a bare read of the same rows it takes. */
export async function executar(): Promise<number> {
  const url = process.env.DATABASE_URL;
  if (!url) {
    console.error('Set DATABASE_URL to a native PostgreSQL superuser.');
    return 2;
  }
  const mundo = new URL('./plantoes-mes.ts', import.meta.url);
  const { conexao } = await abrirBase(url, 'pleno_bench_plantoes', [mundo], construir);
  const piores: number[] = [];
  try {
    for (const [nome, texto] of Object.entries(CHAMADAS)) {
      const { mediana, p95 } = await medir(conexao, texto);
      piores.push(p95);
      console.log(`${nome.padEnd(24)}${mediana.toFixed(2).padStart(8)} ms, p95 ${p95.toFixed(2)}`);
    }
  } finally {
    await conexao.end();
  }
  console.log(`worst p95 ${Math.max(...piores).toFixed(2)} ms, promised ${LIMITE_MS}`);
  return 0;
}

async function medir(sql: Sql, texto: string) {
  const tempos: number[] = [];
  const claims = JSON.stringify({ sub: MEDICO, role: 'authenticated' });
  for (let n = 0; n < AQUECIMENTO + MEDIDAS; n += 1) {
    const inicio = performance.now();
    await sql.begin(async (tx) => {
      await tx.unsafe("select set_config('request.jwt.claims', $1, true)", [claims]);
      await tx.unsafe('set local role authenticated');
      await tx.unsafe(texto);
    });
    if (n >= AQUECIMENTO) tempos.push(performance.now() - inicio);
  }
  tempos.sort((a, b) => a - b);
  const em = (parte: number) => tempos[Math.floor(tempos.length * parte)] ?? 0;
  return { mediana: em(0.5), p95: em(0.95) };
}

async function construir(sql: Sql): Promise<void> {
  await sql.unsafe(`
    insert into auth.users (id, email, raw_user_meta_data)
    select ('d1000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'plantao' || n || '@bench.demo',
      jsonb_build_object('tipo', 'plantonista', 'nome', 'Dra. Bench ' || n, 'crm', (800000 + n)::text, 'crm_uf', 'SP')
    from generate_series(1, ${MEDICOS}) as n;
    insert into public.locais_de_plantao (id, medico_id, nome)
    select p.id, p.id, 'UPA' from public.profiles p where p.id::text like 'd1000000-%';
    insert into public.sessoes_plantao (id, medico_id, local_id, local_nome, inicio, data_fim, status, finalizada_no_servidor_em)
    select gen_random_uuid(), p.id, p.id, 'UPA', i, i + interval '12 hours', 'finalizada', i + interval '12 hours'
    from public.profiles p
    cross join lateral generate_series('2016-11-01T22:00Z'::timestamptz, '2016-11-01T22:00Z'::timestamptz + ${PLANTOES_DE_CADA} * interval '2 days', '2 days') as i
    where p.id::text like 'd1000000-%';
    insert into public.plantoes (medico_id, local_id, inicio, fim, estado, sessao_id)
    select s.medico_id, s.local_id, s.inicio, s.data_fim, 'realizado', s.id from public.sessoes_plantao s
    where s.medico_id::text like 'd1000000-%';
    insert into public.atendimentos (id, sessao_id, medico_id, descricao, chegada_em, estado, desfecho, desfecho_dados)
    select gen_random_uuid(), s.id, s.medico_id, 'Homem, 40, tosse', s.inicio, 'finalizado', 'alta',
      jsonb_build_object('em', s.data_fim, 'orientacoes', 'Retorno se piora')
    from public.sessoes_plantao s cross join generate_series(1, 8)
    where s.medico_id = '${MEDICO}';
    analyze;
  `);
}
