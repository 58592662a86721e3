/** A database for a test, without servers. */
import type { PGlite } from '@electric-sql/pglite';
import { openMemoryDatabase } from '../../local/services/database.ts';
import { readTemplate } from '../../local/template.ts';

/** A copy of the migrated database, with pgTAP at hand; empty unless asked for the demo's rows. */
export async function novaBase({ seed = false } = {}): Promise<PGlite> {
  const db = await openMemoryDatabase(await readTemplate({ seed }));
  await db.exec('create extension if not exists pgtap with schema extensions');
  return db;
}
