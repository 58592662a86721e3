/**
 * No file of code is longer than 350 lines.
 *
 * Why: a longer one holds more than one subject and is asking to be cut along a seam that has a
 * name. Generated files and data are not read by people and are left out.
 */
import { rule } from './support/rule.ts';
import { type Breach, matching, type Tree } from './support/tree.ts';

const LIMIT = 350;
const CODE = /^(src|supabase|local|tests|build)\/.*\.(tsx?|mjs|css|sql)$/;
const NOT_WRITTEN_BY_HAND = [
  /^supabase\/functions\/_shared\/db\/database\.types\.ts$/,
  /^supabase\/seed\.sql$/,
  // Rows alone; a test holds them to the data that they are made from.
  /^supabase\/migrations\/\d+_\w+_dados\.sql$/,
  /\/dados\//,
];

function fileLength(tree: Tree): Breach[] {
  return matching(tree, CODE)
    .filter(([path]) => !NOT_WRITTEN_BY_HAND.some((pattern) => pattern.test(path)))
    .flatMap(([path, text]) => {
      const lines = text.trimEnd().split('\n').length;
      return lines > LIMIT ? [`${path}: ${lines} lines, more than ${LIMIT}`] : [];
    });
}

const lines = (count: number) => 'x\n'.repeat(count);

rule('file length', fileLength, {
  bites: {
    'a long file': { 'src/a.ts': lines(351) },
    'a long migration': { 'supabase/migrations/1.sql': lines(351) },
  },
  allows: {
    'the longest there may be': { 'src/a.ts': lines(350), 'supabase/migrations/1.sql': lines(350) },
    'rows of data': { 'supabase/migrations/1_catalogo_dados.sql': lines(2000) },
    'what a tool wrote': { 'supabase/functions/_shared/db/database.types.ts': lines(2000) },
  },
});
