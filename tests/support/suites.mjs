/**
 * What `npm test` runs, in order: the longest, with what it needs, first, so that the others fill the
 * time beside it. Plain data: how a suite is run and read is in ../run.mjs.
 *
 * @typedef {'exit' | 'vitest' | 'playwright' | 'tap'} Reader how the results are counted
 * @typedef {object} Suite
 * @property {string} name what `--so` and the report call it
 * @property {boolean} quick whether the inner loop (`npm run check`) runs it
 * @property {Reader} reader
 * @property {string[]} command program of node_modules/.bin (or `node`) and its arguments
 * @property {string[]} [needs] suites of this list that must have passed before this one makes sense
 * @property {Record<string, string>} [env]
 */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { denoEnvironment } from '../../local/install.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FUNCTIONS = join(ROOT, 'supabase', 'functions');

/** Where the tests keep what they make: git-ignored, thrown away before each run. */
export const WORK_DIR = join(ROOT, '.local', 'tests');
/** The app as the browser tests see it, built against the test stack and never deployed. */
export const BUILD_DIR = join(WORK_DIR, 'dist');
/** Where a suite leaves the report that ../run.mjs reads. */
export const reportOf = (name) => join(WORK_DIR, 'reports', `${name}.json`);

/** @returns {string[]} the entry file of each edge function */
function functionEntries() {
  return readdirSync(FUNCTIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => join(FUNCTIONS, entry.name, 'index.ts'));
}

/** @returns {string[]} the command of some vitest projects, reporting to the file of the first */
function vitest(name, ...more) {
  return [
    'vitest',
    'run',
    ...[name, ...more].map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  ];
}

/** @type {Suite[]} */
export const SUITES = [
  {
    name: 'build',
    quick: false,
    reader: 'exit',
    command: ['vite', 'build', `--outDir=${BUILD_DIR}`, '--emptyOutDir'],
    env: { VITE_SUPABASE_URL: 'http://127.0.0.1:54421', VITE_API_NO_SITE: 'sim' },
  },
  {
    name: 'e2e',
    quick: false,
    reader: 'playwright',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('e2e') },
    needs: ['build'],
  },
  {
    name: 'unit',
    quick: true,
    reader: 'vitest',
    command: vitest('unit', 'unit-modulos', 'pure', 'pure-modulos'),
  },
  { name: 'functions', quick: false, reader: 'vitest', command: vitest('functions') },
  {
    name: 'database',
    quick: false,
    reader: 'tap',
    command: ['tsx', 'tests/database/run.ts'],
  },
  { name: 'stack', quick: false, reader: 'vitest', command: vitest('stack') },
  { name: 'types', quick: true, reader: 'exit', command: ['tsc'] },
  {
    name: 'deno',
    quick: true,
    reader: 'exit',
    command: ['deno', 'check', `--config=${join(FUNCTIONS, 'deno.json')}`, ...functionEntries()],
    env: denoEnvironment(),
  },
  { name: 'conformance', quick: true, reader: 'vitest', command: vitest('conformance') },
  {
    name: 'format',
    quick: true,
    reader: 'exit',
    command: ['biome', 'check', '--colors=off', '.'],
  },
];
