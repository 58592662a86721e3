/**
 * Runs every pgTAP file of supabase/tests/database, in order of name, as `supabase test db` does.
 *
 *   npx tsx tests/database/run.ts [part of a path]…    on PGlite
 *   DATABASE_URL=postgres://… npx tsx tests/…          on a new database of that server, and what
 *                                                      several connections do to one another
 *
 * Standard output is TAP, one subtest a file; it ends with the failures and `N passed, N failed`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUPABASE_DIR } from '../../local/paths.ts';
import {
  openNativeForTap,
  openPgliteForTap,
  type Point,
  readTapLines,
  type TapDatabase,
} from '../support/pgtap.ts';
import { disputar } from './disputas.ts';

const FILES_DIR = join(SUPABASE_DIR, 'tests', 'database');
/** The helpers that every other file needs: run whatever part is asked for. */
const HELPERS = /^\d{3}-/;

function chosenFiles(parts: readonly string[]): string[] {
  return readdirSync(FILES_DIR, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .filter(
      (file) =>
        parts.length === 0 || HELPERS.test(file) || parts.some((part) => file.includes(part)),
    )
    .sort();
}

async function runFile(database: TapDatabase, file: string): Promise<Point[]> {
  try {
    const lines = await database.run(readFileSync(join(FILES_DIR, file), 'utf8'));
    const { points, problem } = await readTapLines(lines);
    return problem === null ? points : [...points, broken(problem)];
  } catch (error) {
    await database.run('rollback');
    return [broken(error instanceof Error ? error.message : String(error))];
  }
}

function broken(diagnosis: string): Point {
  return { ok: false, name: 'the file runs as planned', diagnosis };
}

/** One file as a TAP subtest. */
function subtest(number: number, file: string, points: readonly Point[]): string {
  const lines = points.flatMap(({ ok, name, diagnosis }, index) => [
    `    ${ok ? 'ok' : 'not ok'} ${index + 1} - ${name}`,
    ...(ok ? [] : [`      ---\n      message: ${JSON.stringify(diagnosis)}\n      ...`]),
  ]);
  const all = points.every(({ ok }) => ok);
  return [
    `# Subtest: ${file}`,
    ...lines,
    `    1..${points.length}`,
    `${all ? 'ok' : 'not ok'} ${number} - ${file}`,
  ].join('\n');
}

async function main(): Promise<void> {
  const url = process.env.DATABASE_URL;
  const database = await (url ? openNativeForTap(url) : openPgliteForTap());
  const files = chosenFiles(process.argv.slice(2));
  const failures: string[] = [];
  let passed = 0;
  let number = 0;
  function report(file: string, points: readonly Point[]): void {
    number += 1;
    console.log(subtest(number, file, points));
    const failed = points.filter(({ ok }) => !ok);
    passed += points.length - failed.length;
    failures.push(...failed.map((p) => `${file}: ${p.name}\n${p.diagnosis}`));
  }
  try {
    console.log(`TAP version 14\n# ${database.name}`);
    for (const file of files) report(file, await runFile(database, file));
    // Last: what it makes stays.
    if (database.address) report('disputas', await disputar(database.address));
    console.log(`1..${number}`);
  } finally {
    await database.close();
  }
  for (const failure of failures) console.log(`\n# ${failure.replaceAll('\n', '\n#   ')}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

await main();
