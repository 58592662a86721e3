/**
 * Counts what really happened from the machine-readable report of each runner.
 * Nothing is inferred: a report that is missing or unreadable, and a suite in which no test ran,
 * are failures.
 *
 * @typedef {{ passed: number, failed: number, details: string[] }} Result
 */

import { readFileSync } from 'node:fs';

/** @returns {Result} */
function broken(reason) {
  return { passed: 0, failed: 1, details: [reason] };
}

/** A tool that checks one thing and answers by its exit code counts as one check. */
export function readExit(code) {
  return code === 0
    ? { passed: 1, failed: 0, details: [] }
    : broken(`ended with exit code ${code ?? 'none'}`);
}

/**
 * Vitest's `json` reporter. A file that could not even be loaded holds no test, so it counts as one
 * failure, as does an error outside any test (the exit code tells of it).
 */
export function readVitest(report, code) {
  const details = [];
  let passed = 0;
  let failed = 0;
  for (const file of report.testResults) {
    const tests = file.assertionResults;
    passed += tests.filter((test) => test.status === 'passed').length;
    const failures = tests.filter((test) => test.status === 'failed');
    failed += failures.length;
    // The name alone: vitest itself writes the difference, far better than the report holds it.
    details.push(...failures.map((test) => `${file.name}: ${test.fullName}`));
    if (file.status === 'failed' && failures.length === 0) {
      failed += 1;
      details.push(`${file.name}: ${file.message}`);
    }
  }
  return settle({ passed, failed, details }, code);
}

/** Playwright's `json` reporter; `flaky` is a failure, for a test that may pass proves nothing. */
export function readPlaywright(report, code) {
  const details = report.errors.map((error) => error.message ?? 'error outside any test');
  for (const { title, test } of testsOf(report.suites)) {
    if (test.status !== 'unexpected' && test.status !== 'flaky') continue;
    const errors = test.results.flatMap((result) => result.errors).map((error) => error.message);
    details.push(`${title}\n${errors.join('\n')}`);
  }
  const { expected, unexpected, flaky } = report.stats;
  return settle(
    { passed: expected, failed: unexpected + flaky + report.errors.length, details },
    code,
  );
}

function* testsOf(suites, above = []) {
  for (const suite of suites) {
    const path = [...above, suite.title].filter(Boolean);
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) yield { title: [...path, spec.title].join(' › '), test };
    }
    yield* testsOf(suite.suites ?? [], path);
  }
}

/**
 * A TAP stream (pgTAP). tap-parser is loaded when needed: it is not there before the installation.
 * A skipped or to-do point says nothing about the database, so it is not counted as passed.
 */
export async function readTap(text, code) {
  const { Parser } = await import('tap-parser');
  const result = { passed: 0, failed: 0, details: [] };
  const parser = new Parser();
  watch(parser, [], result);
  const whole = await new Promise((resolve) => {
    parser.on('complete', resolve);
    parser.end(text);
  });
  if (!whole.ok && result.failed === 0) {
    result.failed = 1;
    result.details.push(`the stream is not whole: ${JSON.stringify(whole.failures)}`);
  }
  return settle(result, code);
}

/** Counts the points of a stream and of its subtests; a point that sums up a subtest is not one. */
function watch(parser, path, result) {
  let summed = new Set();
  parser.on('child', (child) => {
    summed.add(child.name);
    watch(child, [...path, child.name], result);
  });
  parser.on('assert', (point) => {
    if (point.skip || point.todo) return;
    const sumOfSubtest = summed.has(point.name);
    summed = new Set([...summed].filter((name) => name !== point.name));
    if (point.ok) {
      if (!sumOfSubtest) result.passed += 1;
      return;
    }
    if (!sumOfSubtest) result.failed += 1;
    result.details.push(
      [...path, point.name, JSON.stringify(point.diag ?? {}, null, 2)].join('\n'),
    );
  });
  parser.on('bailout', (reason) => {
    result.failed += 1;
    result.details.push(`Bail out! ${reason}`);
  });
}

/** The two rules of every reader: no test is a failure, and a bad exit code has a failure behind it. */
function settle(result, code) {
  if (result.passed + result.failed === 0) return broken('no test ran');
  if (code !== 0 && result.failed === 0) {
    return {
      ...result,
      failed: 1,
      details: [
        ...result.details,
        `every test passed, yet the runner ended with exit code ${code}`,
      ],
    };
  }
  return result;
}

const READERS = { vitest: readVitest, playwright: readPlaywright };

/**
 * @param {import('./suites.mjs').Suite} suite
 * @param {{ code: number | null, stdout: string, reportFile: string }} run
 * @returns {Promise<Result>}
 */
export async function readResult(suite, { code, stdout, reportFile }) {
  if (suite.reader === 'exit') return readExit(code);
  if (suite.reader === 'tap') return readTap(stdout, code);
  let report;
  try {
    report = JSON.parse(readFileSync(reportFile, 'utf8'));
  } catch {
    return broken(`left no report (exit code ${code ?? 'none'})`);
  }
  return READERS[suite.reader](report, code);
}
