/**
 * The count that the test command ends with is true: it comes from the runners' own reports, and
 * whatever did not run, or cannot be read, is a failure.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { execute } from '../support/execute.mjs';
import { readExit, readPlaywright, readResult, readTap, readVitest } from '../support/report.mjs';
import { SUITES } from '../support/suites.mjs';

const counts = ({ passed, failed }) => ({ passed, failed });

describe('a tool that only ends', () => {
  it('is one check', () => {
    expect(counts(readExit(0))).toEqual({ passed: 1, failed: 0 });
    expect(counts(readExit(1))).toEqual({ passed: 0, failed: 1 });
    expect(counts(readExit(null))).toEqual({ passed: 0, failed: 1 });
  });
});

describe('vitest', () => {
  const test = (status) => ({ status, fullName: 'a test', failureMessages: ['why'] });
  const file = (status, ...tests) => ({
    name: 'a.test.ts',
    status,
    message: 'does not load',
    assertionResults: tests,
  });

  it('counts tests, not files', () => {
    const report = {
      testResults: [file('failed', test('passed'), test('passed'), test('failed'))],
    };
    expect(readVitest(report, 1)).toEqual({
      passed: 2,
      failed: 1,
      details: ['a.test.ts: a test'],
    });
  });
  it('counts a file that does not load', () => {
    const report = { testResults: [file('failed'), file('passed', test('passed'))] };
    expect(counts(readVitest(report, 1))).toEqual({ passed: 1, failed: 1 });
  });
  it('fails when nothing ran', () => {
    expect(counts(readVitest({ testResults: [] }, 0))).toEqual({ passed: 0, failed: 1 });
    expect(counts(readVitest({ testResults: [file('passed', test('skipped'))] }, 0))).toEqual({
      passed: 0,
      failed: 1,
    });
  });
  it('fails when the runner failed outside any test', () => {
    const report = { testResults: [file('passed', test('passed'))] };
    expect(counts(readVitest(report, 1))).toEqual({ passed: 1, failed: 1 });
  });
});

describe('playwright', () => {
  const report = (stats, errors = []) => ({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    errors,
    suites: [
      {
        title: 'a.spec.ts',
        suites: [
          {
            title: 'sessão',
            specs: [
              {
                title: 'entra',
                tests: [{ status: 'unexpected', results: [{ errors: [{ message: 'why' }] }] }],
              },
            ],
          },
        ],
      },
    ],
  });

  it('names what failed', () => {
    expect(readPlaywright(report({ expected: 3, unexpected: 1 }), 1)).toEqual({
      passed: 3,
      failed: 1,
      details: ['a.spec.ts › sessão › entra\nwhy'],
    });
  });
  it('counts flaky tests and errors outside tests as failures', () => {
    const result = readPlaywright(report({ expected: 1, flaky: 1 }, [{ message: 'setup' }]), 1);
    expect(counts(result)).toEqual({ passed: 1, failed: 2 });
  });
  it('fails when nothing ran', () => {
    expect(counts(readPlaywright(report({}), 0))).toEqual({ passed: 0, failed: 1 });
  });
});

describe('TAP', () => {
  it('counts points', async () => {
    const result = await readTap('TAP version 14\n1..2\nok 1 - a\nnot ok 2 - b\n', 1);
    expect(counts(result)).toEqual({ passed: 1, failed: 1 });
    expect(result.details.join()).toContain('b');
  });
  it('counts the points of a subtest once', async () => {
    const stream = [
      'TAP version 14',
      '# Subtest: pacientes.sql',
      '    ok 1 - a',
      '    ok 2 - b',
      '    1..2',
      'ok 1 - pacientes.sql',
      '1..1',
      '',
    ].join('\n');
    expect(counts(await readTap(stream, 0))).toEqual({ passed: 2, failed: 0 });
  });
  it('sees points that are missing from the plan', async () => {
    expect(counts(await readTap('1..3\nok 1 - a\n', 0)).failed).toBeGreaterThan(0);
  });
  it('does not count what was skipped', async () => {
    expect(counts(await readTap('1..1\nok 1 - a # SKIP later\n', 0))).toEqual({
      passed: 0,
      failed: 1,
    });
  });
  it('fails on silence and on a bail out', async () => {
    expect(counts(await readTap('', 0))).toEqual({ passed: 0, failed: 1 });
    expect(counts(await readTap('1..2\nok 1 - a\nBail out! gone\n', 1)).failed).toBeGreaterThan(0);
  });
});

describe('a report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pleno-report-'));

  it.each(['vitest', 'playwright'])(
    'of %s that is missing or broken is a failure',
    async (reader) => {
      const reportFile = join(folder, `${reader}.json`);
      const read = () => readResult({ reader }, { code: 0, stdout: '', reportFile });
      expect(counts(await read())).toEqual({ passed: 0, failed: 1 });
      writeFileSync(reportFile, '{');
      expect(counts(await read())).toEqual({ passed: 0, failed: 1 });
    },
  );
});

describe('the workflow', () => {
  it('has a shard for each suite; the build comes with what needs it', () => {
    const workflow = readFileSync(
      new URL('../../.github/workflows/ci.yml', import.meta.url),
      'utf8',
    );
    const [, shards = ''] = /suite: \[(.*)\]/.exec(workflow) ?? [];
    expect(shards.split(', ')).toEqual(
      SUITES.map(({ name }) => name).filter((name) => name !== 'build'),
    );
  });
});

describe('a suite that hangs', () => {
  it('is ended with what it started, and fails', async () => {
    const hangs = ['tsx', '-e', 'setInterval(() => {}, 1000)'];
    const { code, stderr } = await execute(hangs, {}, () => {}, 300);
    expect(readExit(code).failed).toBe(1);
    expect(stderr).toMatch(/did not end within/);
  });
});
