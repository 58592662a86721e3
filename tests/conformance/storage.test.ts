/**
 * The browser's storage is asked through src/lib/armazem.ts.
 *
 * Why: it throws when it is full or refused, also when it is only read, and a screen that asks it
 * bare breaks on the devices of a hospital that forbid it.
 */
import { rule } from './support/rule.ts';
import { identifiersOf } from './support/syntax.ts';
import { type Breach, lineAt, matching, type Tree } from './support/tree.ts';

const STORAGES = new Set(['localStorage', 'sessionStorage']);
/** The one that guards, and the theme of the public pages, which imports nothing of the application. */
const GUARDED = ['src/lib/armazem.ts', 'src/public/navegador/tema.ts'];

function bareStorage(tree: Tree): Breach[] {
  return matching(tree, /^src\/.*\.tsx?$/)
    .filter(([path]) => !GUARDED.includes(path) && !/\.test\.tsx?$/.test(path))
    .flatMap(([path, text]) =>
      identifiersOf(path, text)
        .filter(({ value }) => STORAGES.has(value))
        .map(({ value, start }) => `${path}:${lineAt(text, start)}: ${value}`),
    );
}

rule('storage is asked where it cannot break a screen', bareStorage, {
  bites: {
    'a write': { 'src/a.ts': "localStorage.setItem('a', 'b');" },
    'a read': { 'src/a.tsx': "const a = sessionStorage.getItem('a');" },
    'a storage handed on': { 'src/a.ts': 'const a = () => window.localStorage;' },
  },
  allows: {
    'the guard': { 'src/lib/armazem.ts': "localStorage.setItem('a', 'b');" },
    'a test': { 'src/a.test.ts': 'localStorage.clear();' },
    'the word in a comment': { 'src/a.ts': '// not in localStorage' },
  },
});
