/**
 * `npm test`: installs what is missing, runs every suite, counts what really happened and ends with
 * the line `N passed, N failed`. Plain JavaScript, because it starts before anything is installed.
 *
 *   npm test                     everything
 *   npm test -- --so database    one suite (and the build, where it needs it)
 *   npm run check                the inner loop: format, types, unit and conformance
 */

import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../local/install.mjs';
import { endAll, execute } from './support/execute.mjs';
import { createProgress } from './support/progress.mjs';
import { readResult } from './support/report.mjs';
import { reportOf, SUITES, WORK_DIR } from './support/suites.mjs';

/** Two at once: the machine this has to be quick on has two cores. */
const AT_ONCE = 2;

function chosenSuites() {
  const { values } = parseArgs({
    options: { rapido: { type: 'boolean', default: false }, so: { type: 'string' } },
  });
  if (values.so === undefined) return SUITES.filter((suite) => suite.quick || !values.rapido);
  const only = SUITES.find((suite) => suite.name === values.so);
  if (!only) {
    throw new Error(`unknown suite '${values.so}': use ${SUITES.map((s) => s.name).join(', ')}`);
  }
  return SUITES.filter((suite) => suite === only || only.needs?.includes(suite.name));
}

async function runSuite(suite, progress) {
  const reportFile = reportOf(suite.name);
  const line = progress.start(suite.name);
  const run = await execute(suite.command, suite.env, line.activity);
  const result = await readResult(suite, { ...run, reportFile });
  line.end(result, result.failed > 0 ? failureText(suite, run, result) : '');
  return result;
}

/** What a person needs to see of a failure: the failures by name, or all that the tool said. */
function failureText(suite, { stdout, stderr }, { details }) {
  const said = suite.reader === 'exit' ? stdout : '';
  return [...details, said, stderr].filter((text) => text.trim() !== '').join('\n\n');
}

/** Runs the suites in their order, some at once; one that needs another waits for it. */
async function runAll(suites, progress) {
  const results = new Map();
  const running = new Set();
  const waiting = [...suites];
  const ready = ({ needs = [] }) => needs.every((name) => results.has(name));

  const begin = (suite) => {
    waiting.splice(waiting.indexOf(suite), 1);
    const missing = suite.needs?.find((name) => results.get(name).failed > 0);
    if (missing) progress.refuse(suite.name, missing);
    const end = missing
      ? Promise.resolve({ passed: 0, failed: 1, details: [] })
      : runSuite(suite, progress);
    const run = end.then((result) => {
      results.set(suite.name, result);
      running.delete(run);
    });
    running.add(run);
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < AT_ONCE ? waiting.find(ready) : undefined;
    if (next) begin(next);
    else await Promise.race(running);
  }
  return [...results.values()];
}

async function main() {
  const suites = chosenSuites();
  await ensureInstalled();
  rmSync(WORK_DIR, { recursive: true, force: true });
  mkdirSync(dirname(reportOf('any')), { recursive: true });

  const progress = createProgress(process.stdout);
  const results = await runAll(suites, progress);
  progress.close();

  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    endAll();
    process.exit(130);
  });
}

try {
  await main();
} catch (error) {
  endAll();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
