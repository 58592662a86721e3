import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import postgres, { type Sql } from 'postgres';
import { platformSql } from '../../../local/platform.ts';

const MIGRACOES = new URL('../../../supabase/migrations/', import.meta.url);

/**
 * A database of the native server, migrated and filled. One that was built from the same migrations
 * and the same files of the world is used again: building the large one takes minutes.
 */
export async function abrirBase<Pontos>(
  url: string,
  nome: string,
  mundos: readonly URL[],
  construir: (sql: Sql) => Promise<Pontos>,
): Promise<{ conexao: Sql; pontos: Pontos; endereco: string }> {
  const migracoes = await lerMigracoes();
  const soma = createHash('sha256').update(migracoes);
  for (const mundo of mundos) soma.update(await readFile(mundo));
  const marca = soma.digest('hex');
  const servidor = conectar(url);
  const existente = await servidor<{ marca: string | null }[]>`
    select shobj_description(oid, 'pg_database') as marca from pg_database where datname = ${nome}`;
  const guardada = existente[0]?.marca?.startsWith(marca) ? existente[0].marca.slice(65) : null;
  const daBase = new URL(url);
  daBase.pathname = `/${nome}`;

  if (guardada) {
    await servidor.end();
    return { conexao: conectar(daBase.href), pontos: JSON.parse(guardada), endereco: daBase.href };
  }
  console.log(`building ${nome}…`);
  await servidor.unsafe(`drop database if exists ${nome}`);
  await servidor.unsafe(`create database ${nome}`);
  const conexao = conectar(daBase.href);
  await conexao.unsafe(platformSql());
  await conexao.unsafe(migracoes);
  const pontos = await construir(conexao);
  await servidor.unsafe(`comment on database ${nome} is '${marca} ${JSON.stringify(pontos)}'`);
  await servidor.end();
  return { conexao, pontos, endereco: daBase.href };
}

function conectar(url: string): Sql {
  return postgres(url, { max: 1, onnotice: () => {}, prepare: false });
}

async function lerMigracoes(): Promise<string> {
  const arquivos = (await readdir(MIGRACOES)).filter((nome) => nome.endsWith('.sql')).sort();
  const textos = await Promise.all(
    arquivos.map((nome) => readFile(new URL(nome, MIGRACOES), 'utf8')),
  );
  return textos.join('\n');
}
