import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import postgres, { type Sql } from 'postgres';
import { platformSql } from '../../../local/platform.ts';

const MIGRACOES = new URL('../../../supabase/migrations/', import.meta.url);

/** What a database was built from, kept in its comment: sums of texts, and the points of its world. */
interface Marca<Pontos> {
  readonly mundo: string;
  readonly migracoes: readonly string[];
  readonly pontos: Pontos;
}

interface Migracao {
  readonly soma: string;
  readonly texto: string;
}

/**
 * A database of the native server, migrated and filled. Building the large one takes minutes: one
 * that was built from the same files of the world is used again, after the migrations that it lacks.
 */
export async function abrirBase<Pontos>(
  url: string,
  nome: string,
  mundos: readonly URL[],
  construir: (sql: Sql) => Promise<Pontos>,
): Promise<{ conexao: Sql; pontos: Pontos; endereco: string }> {
  const migracoes = await lerMigracoes();
  const mundo = somar(...(await Promise.all(mundos.map((arquivo) => readFile(arquivo, 'utf8')))));
  const servidor = conectar(url);
  const daBase = new URL(url);
  daBase.pathname = `/${nome}`;
  const guardada = await lerMarca<Pontos>(servidor, nome);
  const serve =
    guardada?.mundo === mundo &&
    guardada.migracoes.every((soma) => migracoes.some((m) => m.soma === soma));
  if (!serve) {
    console.log(`building ${nome}…`);
    await servidor.unsafe(`drop database if exists ${nome}`);
    await servidor.unsafe(`create database ${nome}`);
  }
  const conexao = conectar(daBase.href);
  if (!serve) await conexao.unsafe(platformSql());
  const feitas = serve ? guardada.migracoes : [];
  const faltam = migracoes.filter(({ soma }) => !feitas.includes(soma));
  for (const { texto } of faltam) await conexao.unsafe(texto);
  const pontos = serve ? guardada.pontos : await construir(conexao);
  const marca: Marca<Pontos> = { mundo, migracoes: migracoes.map(({ soma }) => soma), pontos };
  await servidor.unsafe(`comment on database ${nome} is '${JSON.stringify(marca)}'`);
  await servidor.end();
  if (serve && faltam.length > 0) {
    await conexao.unsafe('vacuum analyze');
    await conexao.unsafe('checkpoint');
  }
  return { conexao, pontos, endereco: daBase.href };
}

function conectar(url: string): Sql {
  return postgres(url, { max: 1, onnotice: () => {}, prepare: false });
}

function somar(...textos: readonly string[]): string {
  const soma = createHash('sha256');
  for (const texto of textos) soma.update(texto);
  return soma.digest('hex').slice(0, 16);
}

async function lerMarca<Pontos>(servidor: Sql, nome: string): Promise<Marca<Pontos> | null> {
  const [linha] = await servidor<{ marca: string | null }[]>`
    select shobj_description(oid, 'pg_database') as marca from pg_database where datname = ${nome}`;
  return linha?.marca?.startsWith('{') ? JSON.parse(linha.marca) : null;
}

async function lerMigracoes(): Promise<Migracao[]> {
  const arquivos = (await readdir(MIGRACOES)).filter((nome) => nome.endsWith('.sql')).sort();
  return Promise.all(
    arquivos.map(async (nome) => {
      const texto = await readFile(new URL(nome, MIGRACOES), 'utf8');
      return { soma: somar(texto), texto };
    }),
  );
}
