import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdFolder } from './data-folder.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pleno-pasta-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const lock = () => join(dir, 'em-uso-por');

it("is one process's, and says how to go on where that is another program", () => {
  writeFileSync(lock(), String(process.pid));
  expect(() => holdFolder(dir)).toThrow(
    `processo ${process.pid}); encerre-o antes de iniciar outro. Se esse processo é outro programa, apague ${lock()} e inicie de novo.`,
  );
});

it('is taken from a number that another process has since been given', () => {
  writeFileSync(lock(), String(process.pid));
  const anHourAgo = Date.now() / 1000 - 3600;
  utimesSync(lock(), anHourAgo, anHourAgo);
  const held = holdFolder(dir);
  expect(readFileSync(lock(), 'utf8')).toBe(String(process.pid));
  held.release();
});
