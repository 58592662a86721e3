/** A ready database (platform, migrations, seed) kept as a file, so that copies take a second. */
import {
  existsSync,
  linkSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { applyMigrations, applySeeds, hashOf, readMigrations, readSeeds } from './migrations.ts';
import { LOCAL_DIR, MIGRATIONS_DIR, ROOT } from './paths.ts';
import { platformSql } from './platform.ts';
import { openMemoryDatabase } from './services/database.ts';
import { readSettings } from './settings.ts';

export interface TemplateOptions {
  /** With the demonstration data, or empty. */
  readonly seed: boolean;
  readonly migrationsDir?: string;
}

/** The template's content; made on the first call and after any change of what goes into it. */
export async function readTemplate({
  seed,
  migrationsDir = MIGRATIONS_DIR,
}: TemplateOptions): Promise<Blob> {
  const platform = platformSql();
  const migrations = readMigrations(migrationsDir);
  const seeds = seed ? readSeeds(readSettings().db.seed.sql_paths) : [];
  // The seed counts its dates from now, so its copy grows old overnight.
  const day = seed ? new Date().toDateString() : '';
  const key = hashOf(JSON.stringify([pgliteVersion(), platform, migrations, seeds, day]));
  const dir = join(LOCAL_DIR, 'templates');
  const file = join(dir, `${seed ? 'seeded' : 'empty'}-${key.slice(0, 16)}.tar`);
  if (!existsSync(file)) {
    const db = await openMemoryDatabase();
    await db.exec(platform);
    await applyMigrations(db, migrations);
    await applySeeds(db, seeds);
    const dump = await db.dumpDataDir('none');
    await db.close();
    mkdirSync(dir, { recursive: true });
    // Whole or absent: another process may be making the same one right now.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    if (!existsSync(file)) removeOlder(dir, seed ? 'seeded-' : 'empty-');
    publish(draft, file);
  }
  return openAsBlob(file);
}

/** Gives the draft its name, unless somebody was faster: what is being read is never replaced. */
function publish(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (failure) {
    if (!existsSync(file)) throw failure;
  } finally {
    rmSync(draft, { force: true });
  }
}

function pgliteVersion(): string {
  const file = join(ROOT, 'node_modules/@electric-sql/pglite/package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

function removeOlder(dir: string, prefix: string): void {
  for (const name of readdirSync(dir)) {
    if (name.startsWith(prefix) && name.endsWith('.tar')) rmSync(join(dir, name), { force: true });
  }
}
