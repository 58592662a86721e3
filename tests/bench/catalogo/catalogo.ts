/**
 * The search of the catalogue over 30,000 presentations, as a doctor who wrote 20,000 items calls it, against
 * a plain scan with ilike: `npm run bench -- catalogo`. Needs DATABASE_URL of a native PostgreSQL superuser.
 */
import type { Sql } from 'postgres';
import { abrirBase } from '../rls/base.ts';

const APRESENTACOES = 30_000;
const ITENS_DO_MEDICO = 20_000;
const AQUECIMENTO = 20;
const MEDIDAS = 100;
const LIMITE_MS = 30;
const MEDICO = 'd0000000-0000-4000-8000-000000000001';

const BUSCAS = [
  ...['', 'a', 'ca', 'amo', 'los', 'novalg', 'aas', 'amox 500 cap', 'losartana50mg'],
  ...['enalapril 5', 'comp met 850', 'amoxilina', 'lozart', 'hibuprofeno', 'zzzzzzz'],
];

/** Prints, of each search, the median and the 95th of the hundred times, and how often ilike takes that long. */
export async function executar(): Promise<number> {
  const url = process.env.DATABASE_URL;
  if (!url) {
    console.error('Set DATABASE_URL to a native PostgreSQL superuser.');
    return 2;
  }
  const mundo = new URL('./catalogo.ts', import.meta.url);
  const { conexao } = await abrirBase(url, 'pleno_bench_catalogo', [mundo], construir);
  const piores: number[] = [];
  console.log(
    `${APRESENTACOES} presentations${'ms'.padStart(14)}${'p95'.padStart(9)}   ilike/search`,
  );
  try {
    for (const texto of BUSCAS) {
      const busca = await medir(conexao, 'select * from public.buscar_apresentacoes($1)', [texto]);
      const ilike = await medir(conexao, comIlike(texto), []);
      piores.push(busca.p95);
      const razao = ilike.mediana / busca.mediana;
      console.log(
        `${`«${texto}»`.padEnd(22)}${busca.mediana.toFixed(2).padStart(10)}${busca.p95.toFixed(2).padStart(9)}${razao.toFixed(2).padStart(15)}`,
      );
    }
  } finally {
    await conexao.end();
  }
  console.log(`worst p95 ${Math.max(...piores).toFixed(2)} ms, promised ${LIMITE_MS}`);
  return 0;
}

/** Every word somewhere in the names, strength or form, without an index: what one writes first. */
function comIlike(texto: string): string {
  const onde = texto
    .split(' ')
    .map((palavra) => `busca || '' ilike '%${palavra}%'`)
    .join(' and ');
  return `select * from public.apresentacoes where ${onde} order by ordem limit 30`;
}

async function medir(sql: Sql, texto: string, valores: string[]) {
  const tempos: number[] = [];
  const claims = JSON.stringify({ sub: MEDICO, role: 'authenticated' });
  for (let n = 0; n < AQUECIMENTO + MEDIDAS; n += 1) {
    const inicio = performance.now();
    await sql.begin(async (tx) => {
      await tx.unsafe("select set_config('request.jwt.claims', $1, true)", [claims]);
      await tx.unsafe(texto, valores);
    });
    if (n >= AQUECIMENTO) tempos.push(performance.now() - inicio);
  }
  tempos.sort((a, b) => a - b);
  const em = (parte: number) => tempos[Math.floor(tempos.length * parte)] ?? Number.NaN;
  return { mediana: em(0.5), p95: em(0.95) };
}

/** The true catalogue, made up to that many by products whose names are its words in other orders. */
async function construir(sql: Sql): Promise<{ apresentacoes: number }> {
  await sql`
    insert into auth.users (id, email, raw_user_meta_data)
    values (${MEDICO}, 'd@bench', '{"tipo":"medico","nome":"Doutora","crm":"1","crm_uf":"SP"}')`;
  await sql.unsafe(`
    insert into public.apresentacoes (
      dcbs, forma, forma_texto, concentracao, via, uso, marcas, estado, documentos, ordem, id, nomes, busca
    )
    select array[reverse(a.dcbs[1]) || n % 10], a.forma, a.forma_texto, a.concentracao, a.via, a.uso,
      array(select initcap(reverse(m)) || n % 7 from unnest(a.marcas) as m), a.estado, a.documentos,
      20000 + n, a.id, '', ''
    from (select *, row_number() over (order by ordem, id) as linha from public.apresentacoes) as a
    cross join generate_series(1, 20) as n
    limit ${APRESENTACOES} - (select count(*) from public.apresentacoes)
    on conflict (id) do nothing`);
  await sql.unsafe(`
    set session_replication_role = replica;
    insert into public.prescricao_itens (
      prescricao_id, ordem, clinica_id, paciente_id, medico_id, apresentacao_id, nome, posologia
    )
    select gen_random_uuid(), 1, '${MEDICO}', gen_random_uuid(), '${MEDICO}', a.id, 'x', 'x'
    from generate_series(1, ${ITENS_DO_MEDICO}) as n
    join (select id, row_number() over (order by ordem) as linha from public.apresentacoes) as a
      on a.linha = 1 + n * n % 300;
    set session_replication_role = origin`);
  await sql.unsafe('vacuum analyze');
  const [contagem] = await sql<
    { n: number }[]
  >`select count(*)::int as n from public.apresentacoes`;
  console.log(`${contagem?.n} presentations`);
  return { apresentacoes: contagem?.n ?? 0 };
}
