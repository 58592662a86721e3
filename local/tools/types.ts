/**
 * `npm run db:types`: writes src/types/database.types.ts from the migrations.
 * With --check it only compares, and fails when the file is not what the migrations say.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../paths.ts';
import { readSettings } from '../settings.ts';
import { supabaseCli, withDatabase } from './with-database.ts';

const FILE = join(ROOT, 'src/types/database.types.ts');

const schemas = readSettings().api.schemas.flatMap((schema) => ['--schema', schema]);
const { code, out } = await withDatabase((url) =>
  supabaseCli(['gen', 'types', ...schemas, `--remote=${url}`]),
);
const name = relative(ROOT, FILE);
if (code !== 0) process.exit(code);
if (process.argv.includes('--check')) {
  const current = existsSync(FILE) && readFileSync(FILE, 'utf8') === out;
  console.log(current ? `${name} is current.` : `${name} is not current; run: npm run db:types`);
  process.exit(current ? 0 : 1);
}
mkdirSync(dirname(FILE), { recursive: true });
writeFileSync(FILE, out);
console.log(`${name} written.`);
process.exit(0);
