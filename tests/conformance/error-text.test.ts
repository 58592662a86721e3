/**
 * No file of the product decides by the words of an error: neither how they begin nor what they hold.
 *
 * Why: a comma put right, or a database in another language, would change what the program does. What
 * failed is told by a code (`_shared/domain/falhas`).
 */
import { rule } from './support/rule.ts';
import { type Breach, lineAt, matching, type Tree } from './support/tree.ts';

const READ = String.raw`(?:\.|\b)message\b\)?`;
const WORDS: readonly RegExp[] = [
  new RegExp(
    String.raw`${READ}\s*\??\.\s*(?:startsWith|endsWith|includes|indexOf|match|matchAll|search)\(`,
    'g',
  ),
  new RegExp(String.raw`${READ}\s*[!=]==?`, 'g'),
  /[!=]==?\s*[\w.?]*\.message\b/g,
  /\.(?:test|exec)\(\s*[\w.?]*\bmessage\b/g,
  /switch\s*\([\w.?]*\bmessage\b/g,
];

const ALLOWED: ReadonlySet<string> = new Set([
  // supabase-js tells a call that was given up only by the name of fetch's exception, in its message.
  'src/lib/supabase/consulta.ts',
]);

function textsCompared(tree: Tree): Breach[] {
  return matching(tree, /^(src|supabase\/functions)\/.*\.tsx?$/)
    .filter(([path]) => !/\.test\.tsx?$/.test(path) && !ALLOWED.has(path))
    .flatMap(([path, text]) =>
      WORDS.flatMap((words) => [...text.matchAll(words)]).map(
        ({ index, 0: found }) =>
          `${path}:${lineAt(text, index)}: decides by the words of an error: ${found}`,
      ),
    );
}

rule('errors are told by code', textsCompared, {
  bites: {
    'how a message begins': { 'src/a.ts': "if (erro.message.startsWith('Só ')) sair();" },
    'what it holds': { 'supabase/functions/a.ts': "const sala = erro?.message?.includes('room');" },
    'a pattern over it': { 'src/a.ts': 'return /violates/.test(message) ? undefined : frase;' },
    'the whole of it': { 'src/a.ts': "if (error.message === 'Failed to fetch') repetir();" },
    'it, the other way round': {
      'src/a.ts': "if ('Failed to fetch' === error.message) repetir();",
    },
    'a choice by it': { 'src/a.ts': 'switch (erro.message) {}' },
  },
  allows: {
    'what is shown': { 'src/a.tsx': 'return <p>{erro.message}</p>;' },
    'whether there is one': { 'src/a.ts': 'if (erro?.message) mostrar(String(erro.message));' },
    'a test of what is said': { 'src/a.test.ts': "expect(erro.message === 'Não.').toBe(true);" },
  },
});
