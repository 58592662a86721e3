/** Postgres: PGlite, in this process. */
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { vector } from '@electric-sql/pglite/vector';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { Lock } from '../lock.ts';

// REST answers times as ISO 8601; PostgreSQL's own text is a little different.
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;
const isoTime = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

const OPTIONS = {
  extensions: {
    btree_gin,
    btree_gist,
    citext,
    fuzzystrmatch,
    pg_trgm,
    pgcrypto,
    pgtap,
    unaccent,
    vector,
  },
  // PGlite reads no setting of the database itself, so Supabase's search_path is given at start.
  startParams: PGlite.defaultStartParams.map((param) =>
    param.startsWith('search_path=') ? 'search_path="$user", public, extensions' : param,
  ),
} satisfies PGliteOptions;

/** A bare database in memory; from a dump, or empty. */
export async function openMemoryDatabase(dump?: Blob): Promise<PGlite> {
  const db = await PGlite.create({ ...OPTIONS, ...(dump && { loadDataDir: dump }) });
  await forgetArraysOfRows(db);
  return db;
}

export interface Database {
  readonly db: PGlite;
  readonly connection: PgliteConnection;
  /** Held by whoever uses the one session. */
  readonly lock: Lock;
}

export interface OpenOptions {
  /** A folder that keeps the data; without it, memory. */
  readonly dataDir?: string;
  /** What a new database starts from. */
  readonly dump?: Blob;
}

/** Opens the database the services share. */
export async function openDatabase({ dataDir, dump }: OpenOptions): Promise<Database> {
  const connection = await createPgliteConnection({
    url: dataDir ?? 'memory://',
    pgliteOptions: {
      ...OPTIONS,
      parsers: { [TIMESTAMP]: isoTime, [TIMESTAMPTZ]: isoTime },
      ...(dump && { loadDataDir: dump }),
    },
  });
  await connection.driver.waitReady;
  await forgetArraysOfRows(connection.driver);
  keepGrants(connection);
  return { db: connection.driver, connection, lock: new Lock() };
}

/**
 * On its first request lite grants everything in every schema with policies to every API role,
 * which would undo the migrations' revokes and column grants. It skips that when it believes it
 * has already been done.
 */
function keepGrants(connection: PgliteConnection): void {
  Reflect.set(connection, 'rlsState', 'active');
}

/**
 * PGlite copies its table of parsers for each query, and there is one for arrays of the rows of
 * every table, which nobody reads: without them a query costs less than half.
 */
async function forgetArraysOfRows(db: PGlite): Promise<void> {
  const { rows } = await db.query<{ typarray: number }>(
    "select typarray from pg_catalog.pg_type where typtype = 'c' and typarray <> 0",
  );
  for (const { typarray } of rows) {
    delete db.parsers[typarray];
    delete db.serializers[typarray];
  }
}
