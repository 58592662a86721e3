/** Migrations and seed, with the history the official CLI keeps. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SqlDriver } from './driver.ts';
import { StartFailure } from './failure.ts';
import { MIGRATIONS_DIR, SUPABASE_DIR } from './paths.ts';

export interface Migration {
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}

// The CLI's own tables, so that `supabase migration list|up` agrees with what is applied here.
// pleno_files is ours: it remembers a file's content, to notice an edit after it was applied.
const HISTORY = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key,
  statements text[],
  name text
);
create table if not exists supabase_migrations.seed_files (
  path text not null primary key,
  hash text not null
);
create table if not exists supabase_migrations.pleno_files (
  version text not null primary key,
  hash text not null
);
`;

/** The migration files in the order of their versions. */
export function readMigrations(dir = MIGRATIONS_DIR): Migration[] {
  return readdirSync(dir)
    .sort()
    .flatMap((file) => {
      const match = /^(\d+)_(.+)\.sql$/.exec(file);
      if (!match?.[1] || !match[2]) return [];
      return [{ version: match[1], name: match[2], sql: readFileSync(join(dir, file), 'utf8') }];
    });
}

/** Applies what is new, each migration whole or not at all; answers how many it applied. */
export async function applyMigrations(
  driver: SqlDriver,
  migrations: readonly Migration[] = readMigrations(),
): Promise<number> {
  const known = await appliedVersions(driver);
  const pending = migrations.filter(({ version }) => !known.has(version));
  for (const migration of pending) await applyOne(driver, migration);
  return pending.length;
}

/** Whether a database was made by other migrations: one it applied is gone, or was edited since. */
export async function hasOtherHistory(
  driver: SqlDriver,
  migrations: readonly Migration[] = readMigrations(),
): Promise<boolean> {
  const current = new Map(migrations.map(({ version, sql }) => [version, hashOf(sql)]));
  const known = await appliedVersions(driver);
  return [...known].some(
    ([version, hash]) => !current.has(version) || (hash !== null && hash !== current.get(version)),
  );
}

/** Hash by version; null where the CLI applied it, which keeps no hash. */
async function appliedVersions(driver: SqlDriver): Promise<Map<string, string | null>> {
  await driver.exec(HISTORY);
  const { rows } = await driver.query<{ version: string; hash: string | null }>(
    `select version, hash from supabase_migrations.schema_migrations
       left join supabase_migrations.pleno_files using (version)`,
  );
  return new Map(rows.map(({ version, hash }) => [version, hash]));
}

async function applyOne(driver: SqlDriver, { version, name, sql }: Migration): Promise<void> {
  try {
    await driver.exec('begin');
    await driver.exec(sql);
    await driver.query(
      `insert into supabase_migrations.schema_migrations (version, name, statements)
       values ($1, $2, array[$3::text])`,
      [version, name, sql],
    );
    await driver.query('insert into supabase_migrations.pleno_files values ($1, $2)', [
      version,
      hashOf(sql),
    ]);
    await driver.exec('commit');
  } catch (error) {
    await driver.exec('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`A migração ${version}_${name}.sql falhou: ${reason}`);
  }
}

/** The seed files that config.toml names and that exist. */
export function readSeeds(paths: readonly string[]): { path: string; sql: string }[] {
  return paths
    .map((path) => join(SUPABASE_DIR, path))
    .filter((file) => existsSync(file))
    .map((file) => ({ path: `supabase/${basename(file)}`, sql: readFileSync(file, 'utf8') }));
}

/** Fills a new database. */
export async function applySeeds(
  driver: SqlDriver,
  seeds: readonly { path: string; sql: string }[],
): Promise<void> {
  for (const { path, sql } of seeds) {
    try {
      await driver.exec(sql);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartFailure(`O arquivo ${path} falhou: ${reason}`);
    }
    await driver.query('insert into supabase_migrations.seed_files values ($1, $2)', [
      path,
      hashOf(sql),
    ]);
  }
}

/** A short name for a content. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
