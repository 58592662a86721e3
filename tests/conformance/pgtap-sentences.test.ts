/**
 * A pgTAP description is a whole sentence: who does what, and what must come of it.
 *
 * Why: it is read alone, in a report of what failed. One that goes on from the description before it
 * ('nor does its desk') says nothing there.
 */
import { rule } from './support/rule.ts';
import { type Breach, lineAt, matching, type Tree } from './support/tree.ts';

/** A text in quotes that begins in the middle of a sentence. */
const GOES_ON =
  /(?<![\w'$])'((?:and|nor|but|or|which|whose|neither|also|then|until|unless) [^'\n]*)'/g;

function fragments(tree: Tree): Breach[] {
  return matching(tree, /^supabase\/tests\/database\/.*\.sql$/).flatMap(([path, text]) =>
    [...text.matchAll(GOES_ON)].map(
      ({ 1: words, index }) => `${path}:${lineAt(text, index)}: '${words}' is no whole sentence`,
    ),
  );
}

rule('pgTAP descriptions are whole sentences', fragments, {
  bites: {
    'one that goes on from another': {
      'supabase/tests/database/a/b.sql': "select is(1, 1, 'nor does its desk');",
    },
    'one on a line of its own': {
      'supabase/tests/database/a/b.sql': "select is(\n  1, 1,\n  'and writes nothing'\n);",
    },
  },
  allows: {
    'a whole sentence': {
      'supabase/tests/database/a/b.sql': "select is(1, 1, 'the desk reads no entry');",
    },
    'SQL between two texts': {
      'supabase/tests/database/a/b.sql': "case a when '1' then 'reads' or 'x' and 'y' end",
    },
  },
});
