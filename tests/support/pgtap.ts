/** Running pgTAP files: on PGlite, or on a database made for the run on a native PostgreSQL. */

import postgres, { type Sql } from 'postgres';
import { Parser, type Plan, type Result } from 'tap-parser';
import type { SqlDriver } from '../../local/driver.ts';
import { applyMigrations } from '../../local/migrations.ts';
import { platformSql } from '../../local/platform.ts';
import { openMemoryDatabase } from '../../local/services/database.ts';
import { readTemplate } from '../../local/template.ts';

export interface TapDatabase {
  /** For the person who reads the report. */
  readonly name: string;
  /** Where others connect to it; PGlite has one session. */
  readonly address?: string;
  /** Runs a file's statements and answers the lines that they select. */
  run(sql: string): Promise<string[]>;
  close(): Promise<void>;
}

/** A migrated database in this process, without data. */
export async function openPgliteForTap(): Promise<TapDatabase> {
  const db = await openMemoryDatabase(await readTemplate({ seed: false }));
  return {
    name: 'PGlite',
    async run(sql) {
      const results = await db.exec(sql, { rowMode: 'array' });
      return linesOf(results.map(({ rows }) => rows));
    },
    close: () => db.close(),
  };
}

/** A database of its own on the server of the address, migrated, and dropped by `close`. */
export async function openNativeForTap(url: string): Promise<TapDatabase> {
  const name = `pleno_pgtap_${process.pid}`;
  const server = connect(url);
  await server.unsafe(`create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  try {
    await migrate(address.href);
  } catch (error) {
    await dropDatabase(server, name);
    throw error;
  }
  // Connected after the platform's settings of the database were made.
  const session = connect(address.href);
  return {
    name: `PostgreSQL at ${address.host}`,
    address: address.href,
    async run(sql) {
      const results: unknown = await session.unsafe(sql).simple().values();
      return linesOf(Array.isArray(results) ? results : []);
    },
    async close() {
      await session.end();
      await dropDatabase(server, name);
    },
  };
}

function connect(url: string): Sql {
  return postgres(url, { max: 1, onnotice: () => {}, prepare: false });
}

async function migrate(url: string): Promise<void> {
  const session = connect(url);
  const driver: SqlDriver = {
    exec: (sql) => session.unsafe(sql).simple(),
    async query<Row>(sql: string, params: unknown[] = []) {
      const rows = await session.unsafe<(Row & object)[]>(sql, params as string[]);
      return { rows: [...rows] };
    },
  };
  try {
    await driver.exec(platformSql());
    await applyMigrations(driver);
  } finally {
    await session.end();
  }
}

async function dropDatabase(server: Sql, name: string): Promise<void> {
  await server.unsafe(`drop database ${name} with (force)`);
  await server.end();
}

/** The text of the first column of every row; pgTAP puts some points and diagnoses on many lines. */
function linesOf(results: readonly unknown[]): string[] {
  return results
    .flatMap((rows) => (Array.isArray(rows) ? rows : []))
    .map((row) => (Array.isArray(row) ? row[0] : null))
    .filter((cell) => typeof cell === 'string')
    .flatMap((text) => text.split('\n'));
}

export interface Point {
  readonly ok: boolean;
  readonly name: string;
  readonly diagnosis: string;
}

/** What a file's TAP says: its points, and what is wrong with the stream itself, if anything is. */
export async function readTapLines(
  lines: readonly string[],
): Promise<{ points: Point[]; problem: string | null }> {
  const points: { result: Result; diagnosis: string[] }[] = [];
  const parser = new Parser();
  let planned: number | null = null;
  parser.on('plan', ({ start, end }: Plan) => {
    planned = end - start + 1;
  });
  parser.on('assert', (result: Result) => points.push({ result, diagnosis: [] }));
  parser.on('comment', (text: string) => {
    points.at(-1)?.diagnosis.push(text.replace(/^# ?/, '').trimEnd());
  });
  const complete = new Promise<void>((resolve) => parser.on('complete', () => resolve()));
  parser.end(`${lines.join('\n')}\n`);
  await complete;
  return {
    points: points.map(({ result, diagnosis }) => ({
      ok: result.ok && !result.skip && !result.todo,
      name: result.name,
      diagnosis: diagnosis.join('\n'),
    })),
    problem: planProblem(planned, points.length),
  };
}

function planProblem(planned: number | null, seen: number): string | null {
  if (planned === null || planned === 0) return 'the file plans no test';
  return planned === seen ? null : `planned ${planned} points, ran ${seen}`;
}
