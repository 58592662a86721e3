/**
 * A screen reads its address by the id of its route.
 *
 * Why: read without (`strict: false`), every field of every screen seems to be there, and what the
 * route's contract refused, or another screen's field of that name, reaches it unnoticed.
 */
import { rule } from './support/rule.ts';
import { type Breach, lineAt, matching, type Tree } from './support/tree.ts';

const LOOSE = /\bstrict:\s*false\b/g;

function looseAddresses(tree: Tree): Breach[] {
  return matching(tree, /^src\/.*\.tsx?$/).flatMap(([path, text]) =>
    [...text.matchAll(LOOSE)].map(({ index }) => `${path}:${lineAt(text, index)}: strict: false`),
  );
}

rule('a screen reads its address by the id of its route', looseAddresses, {
  bites: {
    'a search': { 'src/a.tsx': 'const { q } = useSearch({ strict: false });' },
    'parameters, in a test too': { 'src/a.test.tsx': 'const a = useParams({ strict:false });' },
  },
  allows: {
    'by its id': { 'src/a.tsx': 'const { q } = useSearch({ from: rotaDe(PATHS.crm) });' },
    'the compiler’s option elsewhere': { 'local/a.ts': 'const a = { strict: false };' },
  },
});
