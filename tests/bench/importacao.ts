import type { Sql } from 'postgres';
import { conferirArquivo, lerArquivo } from '@/features/pacientes/importacao/leitura.ts';
import { LINHAS_POR_LOTE, montarPlano } from '@/features/pacientes/importacao/plano.ts';
import { abrirBase } from './rls/base.ts';

const LINHAS = 50_000;
const DESTE_ARQUIVO = new URL(import.meta.url);
const HOJE = '2026-11-21';

interface Pontos {
  clinica: string;
  vizinha: string;
}

/**
 * Rows a second of an import of 50,000: reading the file, and the calls that bring it in beside a
 * bare insert of the same rows (turn about, batch by batch), with every trigger and index of
 * patients in both. Needs DATABASE_URL of a native PostgreSQL superuser.
 */
export async function executar(): Promise<number> {
  const url = process.env.DATABASE_URL;
  if (!url) {
    console.error('Set DATABASE_URL to a native PostgreSQL superuser.');
    return 2;
  }
  const plano = lerTudo();
  const { conexao, pontos } = await abrirBase(
    url,
    'pleno_bench_importacao',
    [DESTE_ARQUIVO],
    construir,
  );
  try {
    await medirEnvio(conexao, pontos, plano);
  } finally {
    await conexao.end();
  }
  return 0;
}

function lerTudo() {
  const linhas = Array.from(
    { length: LINHAS },
    (_, i) =>
      `Paciente Número${i};0${1 + (i % 9)}/02/1980;(11) 9${String(i).padStart(8, '0')};Santos`,
  );
  const bytes = new TextEncoder().encode(`nome;nascimento;celular;cidade\n${linhas.join('\n')}\n`);
  const inicio = performance.now();
  const arquivo = lerArquivo(bytes);
  if ('recusas' in arquivo) throw new Error(arquivo.recusas.join(' '));
  const conferencia = conferirArquivo(
    arquivo,
    ['nome', 'data_nascimento', 'telefone', 'cidade'],
    HOJE,
  );
  dizer('read and checked', conferencia.validas.length, performance.now() - inicio);
  return montarPlano(conferencia, [], new Map());
}

async function construir(sql: Sql): Promise<Pontos> {
  const [pontos] = await sql<Pontos[]>`
    select gen_random_uuid() as clinica, gen_random_uuid() as vizinha`;
  if (!pontos) throw new Error('the bench world has no fixed points');
  await sql`
    insert into auth.users (id, email, raw_user_meta_data) values
      (${pontos.clinica}, 'c@bench', '{"tipo": "clinica", "nome": "Clínica"}'),
      (${pontos.vizinha}, 'v@bench', '{"tipo": "clinica", "nome": "Vizinha"}')`;
  return pontos;
}

async function medirEnvio(
  sql: Sql,
  { clinica, vizinha }: Pontos,
  plano: ReturnType<typeof lerTudo>,
): Promise<void> {
  const id = crypto.randomUUID();
  await como(
    sql,
    clinica,
    `select abrir_importacao('${id}', '${clinica}', 'bench.csv', ${LINHAS})`,
  );
  let chamada = 0;
  let direta = 0;
  for (let inicio = 0; inicio < plano.length; inicio += LINHAS_POR_LOTE) {
    const lote = plano.slice(inicio, inicio + LINHAS_POR_LOTE);
    const json = JSON.stringify(lote).replaceAll("'", "''");
    chamada += await como(sql, clinica, `select importar_pacientes('${id}', '${json}')`);
    direta += await como(
      sql,
      vizinha,
      `insert into pacientes (clinica_id, nome, data_nascimento, telefone, cidade)
        select '${vizinha}', l.dados ->> 'nome', (l.dados ->> 'data_nascimento')::date,
          l.dados ->> 'telefone', l.dados ->> 'cidade'
        from jsonb_to_recordset('${json}') as l (dados jsonb)`,
    );
  }
  dizer('brought in', plano.length, chamada);
  dizer('bare insert', plano.length, direta);
  console.log(`ratio ${(chamada / direta).toFixed(2)}`);
}

/** Runs one statement as a person, as the API does; its milliseconds. */
async function como(sql: Sql, pessoa: string, comando: string): Promise<number> {
  const inicio = performance.now();
  await sql.begin(async (tx) => {
    const claims = JSON.stringify({ sub: pessoa, role: 'authenticated' });
    await tx.unsafe(
      `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', '${claims}', true)`,
    );
    await tx.unsafe(comando);
  });
  return performance.now() - inicio;
}

function dizer(o_que: string, linhas: number, ms: number): void {
  const porSegundo = Math.round((linhas / ms) * 1000).toLocaleString('en-US');
  console.log(`${o_que.padEnd(20)}${porSegundo.padStart(10)} rows a second`);
}
