/**
 * No test is focused, skipped or left for later.
 *
 * Why: `.only` silently turns the rest of the suite off, and a skipped test reads as covered.
 */
import { rule } from './support/rule.ts';
import { memberUsesOf } from './support/syntax.ts';
import { type Breach, lineAt, matching, type Tree } from './support/tree.ts';

const RUNNERS = new Set(['it', 'test', 'describe', 'suite', 'bench']);
const MODIFIERS = new Set(['only', 'skip', 'todo', 'fixme', 'fails', 'skipIf', 'runIf']);

function focusedTests(tree: Tree): Breach[] {
  const code = matching(tree, /\.(test|spec)\.(tsx?|mjs)$/).flatMap(([path, text]) =>
    memberUsesOf(path, text)
      .filter(({ object, property }) => RUNNERS.has(object) && MODIFIERS.has(property))
      .map(
        ({ object, property, start }) => `${path}:${lineAt(text, start)}: ${object}.${property}`,
      ),
  );
  const pgtap = matching(tree, /^supabase\/tests\/.*\.sql$/).flatMap(([path, text]) =>
    [...text.matchAll(/\b(todo|todo_start|skip)\s*\(/gi)].map(
      (use) => `${path}:${lineAt(text, use.index)}: ${use[1]}()`,
    ),
  );
  return [...code, ...pgtap];
}

rule('no focused or skipped test', focusedTests, {
  bites: {
    'a focused test': { 'src/a.test.ts': "it.only('a', () => {});" },
    'a skipped group': { 'tests/e2e/a.spec.ts': "describe.skip('a', () => {});" },
    'a test skipped from inside': { 'tests/e2e/a.spec.ts': "test('a', () => { test.skip(); });" },
    'a test left for later': { 'src/a.test.tsx': "it.todo('a');" },
    'a skipped pgTAP point': { 'supabase/tests/database/a.sql': "select skip('later', 1);" },
  },
  allows: {
    'a page that has a method of that name': { 'tests/e2e/a.spec.ts': 'lista.skip();' },
    'the word in a text': { 'src/a.test.ts': "it('says it.only', () => {});" },
  },
});
