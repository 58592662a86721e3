/**
 * Rules of the database, asked of the catalogue of a database made from the migrations: it does not
 * matter how a migration was written, or which later one changed what it made.
 */
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { novaBase } from '../support/database.ts';
import { FAILURE_RULES } from './database/failures.ts';
import { FUNCTION_RULES } from './database/functions.ts';
import { POLICY_RULES } from './database/policies.ts';
import { TABLE_RULES } from './database/tables.ts';

let database: PGlite;

beforeAll(async () => {
  database = await novaBase();
}, 60_000);

afterAll(() => database.close());

async function breachesOf(query: string): Promise<string[]> {
  const { rows } = await database.query<[string]>(query, [], { rowMode: 'array' });
  return rows.map(([breach]) => breach);
}

describe.each([...TABLE_RULES, ...POLICY_RULES, ...FUNCTION_RULES, ...FAILURE_RULES])(
  '$name',
  (rule) => {
    it('is kept here', async () => {
      expect(await breachesOf(rule.breaches), rule.why).toEqual([]);
    });

    it.each(Object.entries(rule.bites))('sees %s', async (_, statements) => {
      await database.exec('begin');
      try {
        await database.exec(statements);
        expect(await breachesOf(rule.breaches)).toHaveLength(1);
      } finally {
        await database.exec('rollback');
      }
    });
  },
);
