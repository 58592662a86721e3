/**
 * What the database publishes is what a screen follows, and nothing else.
 *
 * Why: a table that is followed and not published never tells anything; one that is published and
 * followed by nobody has each of its changes decoded and held against every policy for nothing.
 */
import { rule } from './support/rule.ts';
import { type Breach, matching, type Tree } from './support/tree.ts';

const CHANGE = /alter publication supabase_realtime (add|drop) table ([^;]+);/g;
const FOLLOWED = /useMudancas\(\{[^}]*?tabela: '(\w+)'/g;

function publishedEqualsFollowed(tree: Tree): Breach[] {
  const published = new Set<string>();
  for (const [, sql] of matching(tree, /^supabase\/migrations\/.*\.sql$/)) {
    for (const [, how, tables = ''] of sql.matchAll(CHANGE)) {
      for (const table of tables.split(',').map((one) => one.trim().replace('public.', ''))) {
        if (how === 'add') published.add(table);
        else published.delete(table);
      }
    }
  }
  const followed = new Set(
    matching(tree, /^src\/.*(?<!\.test)\.tsx?$/).flatMap(([, text]) =>
      [...text.matchAll(FOLLOWED)].map(([, table = '']) => table),
    ),
  );
  return [
    ...[...followed]
      .filter((table) => !published.has(table))
      .map((table) => `'${table}' is followed by a screen and not published`),
    ...[...published]
      .filter((table) => !followed.has(table))
      .map((table) => `'${table}' is published and followed by no screen`),
  ];
}

const MIGRATION = 'supabase/migrations/20260101000000_a.sql';
const SCREEN = 'src/features/a/useTempoReal.ts';
const follow = (table: string) => `useMudancas({ canal: 'a', tabela: '${table}' });`;

rule('realtime publishes what screens follow', publishedEqualsFollowed, {
  bites: {
    'a table that is not published': { [SCREEN]: follow('avisos') },
    'a table that nobody follows': {
      [MIGRATION]: 'alter publication supabase_realtime add table public.avisos;',
    },
  },
  allows: {
    'one that is followed, and one taken back': {
      [MIGRATION]:
        'alter publication supabase_realtime add table public.avisos, public.outra;\n' +
        'alter publication supabase_realtime drop table public.outra;',
      [SCREEN]: follow('avisos'),
    },
  },
});
