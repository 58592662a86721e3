/** Migrations on data that is already there. */
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyMigrations, hasOtherHistory, type Migration } from '../../local/migrations.ts';
import { openMemoryDatabase } from '../../local/services/database.ts';
import { readTemplate } from '../../local/template.ts';

const PRIMEIRA: Migration = {
  version: '20260101000000',
  name: 'cria_a',
  sql: 'create table public.a (id int primary key);',
};
const SEGUNDA: Migration = {
  version: '20260102000000',
  name: 'cria_b',
  sql: 'create table public.b (id int primary key);',
};

let db: PGlite;

beforeAll(async () => {
  // Half the work of making one anew.
  db = await openMemoryDatabase(await readTemplate({ seed: false }));
});

beforeEach(() =>
  db.exec('drop schema if exists supabase_migrations cascade; drop table if exists a, b'),
);

afterAll(() => db.close());

const aplicadas = async () =>
  (await db.query('select version, name from supabase_migrations.schema_migrations order by 1'))
    .rows;

test('applies what is new and writes the history of the official CLI', async () => {
  expect(await applyMigrations(db, [PRIMEIRA])).toBe(1);
  await db.exec('insert into public.a values (1)');
  expect(await applyMigrations(db, [PRIMEIRA, SEGUNDA])).toBe(1);
  expect(await applyMigrations(db, [PRIMEIRA, SEGUNDA])).toBe(0);
  expect((await db.query('select id from public.a')).rows).toEqual([{ id: 1 }]);
  expect(await aplicadas()).toEqual([
    { version: '20260101000000', name: 'cria_a' },
    { version: '20260102000000', name: 'cria_b' },
  ]);
});

test('leaves nothing of a migration that fails', async () => {
  const quebrada = { ...SEGUNDA, sql: 'create table public.b (id int); select nao_existe();' };
  await expect(applyMigrations(db, [PRIMEIRA, quebrada])).rejects.toThrow(
    'A migração 20260102000000_cria_b.sql falhou',
  );
  expect(await aplicadas()).toEqual([{ version: '20260101000000', name: 'cria_a' }]);
  expect((await db.query("select to_regclass('public.b') as b")).rows).toEqual([{ b: null }]);
});

test('knows what other migrations made: one that was applied is gone, or was edited', async () => {
  expect(await hasOtherHistory(db, [PRIMEIRA])).toBe(false);
  await applyMigrations(db, [PRIMEIRA]);
  expect(await hasOtherHistory(db, [PRIMEIRA, SEGUNDA])).toBe(false);
  expect(await hasOtherHistory(db, [SEGUNDA])).toBe(true);
  const editada = { ...PRIMEIRA, sql: `${PRIMEIRA.sql} -- mudou` };
  expect(await hasOtherHistory(db, [editada])).toBe(true);
});

test('accepts what the CLI applied by itself', async () => {
  await applyMigrations(db, [PRIMEIRA]);
  await db.exec(SEGUNDA.sql);
  await db.query(
    "insert into supabase_migrations.schema_migrations (version, name) values ($1, 'cria_b')",
    [SEGUNDA.version],
  );
  expect(await hasOtherHistory(db, [PRIMEIRA, SEGUNDA])).toBe(false);
  expect(await applyMigrations(db, [PRIMEIRA, SEGUNDA])).toBe(0);
});
