/**
 * No circle of imports, types and dynamic imports included.
 *
 * Why: of a circle no file can be read, tested or moved without all the others, and which of them
 * runs first depends on who imported it. What two files of a folder share stands in a third.
 */
import { rule } from './support/rule.ts';
import { importsOf } from './support/syntax.ts';
import { type Breach, matching, type Tree } from './support/tree.ts';

/** A field whose rows have fields: it contains itself. */
const CONTAINS_ITSELF = 'src/features/calculadoras/campos/CampoDeLinhas.tsx';

function circles(tree: Tree): Breach[] {
  const graph = new Map(
    matching(tree, /^(src|supabase\/functions)\/.*\.tsx?$/)
      .filter(([path]) => path !== CONTAINS_ITSELF)
      .map(([path, text]) => [path, importsOf(path, text).flatMap((one) => one.path ?? [])]),
  );
  const found: Breach[] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const walk = (path: string): void => {
    if (way.includes(path)) found.push([...way.slice(way.indexOf(path)), path].join(' → '));
    if (done.has(path)) return;
    done.add(path);
    way.push(path);
    for (const imported of graph.get(path) ?? []) walk(imported);
    way.pop();
  };
  for (const path of graph.keys()) walk(path);
  return found;
}

rule('no circle of imports', circles, {
  bites: {
    'two files that import one another': {
      'src/a.ts': "import { b } from './b.ts';",
      'src/b.ts': "import { a } from './a.ts';",
    },
    'a circle of types': {
      'src/Lista.tsx': "import { Linha } from './Linha.tsx';",
      'src/Linha.tsx': "import type { Props } from './Lista.tsx';",
    },
    'a circle through a dynamic import': {
      'src/a.ts': "const b = () => import('./b.ts');",
      'src/b.ts': "import { c } from './c.ts';",
      'src/c.ts': "import { a } from './a.ts';",
    },
    'a file that imports itself': { 'src/a.ts': "import { a } from './a.ts';" },
  },
  allows: {
    'two ways to one file': {
      'src/a.ts': "import { b } from './b.ts'; import { c } from './c.ts';",
      'src/b.ts': "import { c } from './c.ts';",
      'src/c.ts': 'export const c = 1;',
    },
  },
});
