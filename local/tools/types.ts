/**
 * `npm run db:types`: writes the types of the database from the migrations.
 * With --check it only compares, and fails when the file is not what the migrations say.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import postgres from 'postgres';
import { ROOT } from '../paths.ts';
import { readSettings } from '../settings.ts';
import { supabaseCli, withDatabase } from './with-database.ts';

const FILE = join(ROOT, 'supabase/functions/_shared/db/database.types.ts');

const schemas = readSettings().api.schemas;
const out = await withDatabase(async (url) => `${await describe(url)}\n${await grants(url)}`);
const name = relative(ROOT, FILE);
if (process.argv.includes('--check')) {
  const current = existsSync(FILE) && readFileSync(FILE, 'utf8') === out;
  console.log(current ? `${name} is current.` : `${name} is not current; run: npm run db:types`);
  process.exit(current ? 0 : 1);
}
writeFileSync(FILE, out);
console.log(`${name} written.`);
process.exit(0);

/** Tables and functions, as the official generator writes them. */
async function describe(url: string): Promise<string> {
  const named = schemas.flatMap((schema) => ['--schema', schema]);
  const { code, out } = await supabaseCli(['gen', 'types', ...named, `--remote=${url}`]);
  if (code !== 0) process.exit(code);
  return out;
}

/**
 * What the generator does not say: the columns that whoever is signed in may write. It calls every
 * column without a default required, also those that a trigger fills and that nobody may send.
 */
async function grants(url: string): Promise<string> {
  const sql = postgres(url, { max: 1 });
  const rows = await sql<{ table: string; insert: string; update: string }[]>`
    select c.relname as table, columns.insert, columns.update
    from pg_class as c
    cross join lateral (
      select
        coalesce(string_agg(format('"%s"', attname), ' | ' order by attname)
          filter (where has_column_privilege('authenticated', c.oid, attnum, 'insert')), 'never') as insert,
        coalesce(string_agg(format('"%s"', attname), ' | ' order by attname)
          filter (where has_column_privilege('authenticated', c.oid, attnum, 'update')), 'never') as update
      from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped
    ) as columns
    where c.relkind in ('r', 'p') and c.relnamespace = any (${schemas}::regnamespace[])
    order by c.relname
  `;
  await sql.end();
  const lines = rows.map(
    ({ table, insert, update }) => `  "${table}": { Insert: ${insert}, Update: ${update} }`,
  );
  const comment = '/** By table, the columns that the grants let whoever is signed in write. */';
  return `${comment}\nexport type Grants = {\n${lines.join('\n')}\n}\n`;
}
