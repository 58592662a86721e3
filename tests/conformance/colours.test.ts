/**
 * Colours are written down once, in src/theme/tokens.ts.
 *
 * Why: a colour anywhere else has no night counterpart, was not checked for contrast, and stays
 * behind when the theme changes.
 */
import { rule } from './support/rule.ts';
import { literalsOf } from './support/syntax.ts';
import { type Breach, lineAt, matching, type Tree } from './support/tree.ts';

const TOKENS = 'src/theme/tokens.ts';
const COLOUR =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!\s*from\b)/gi;

function colourLiterals(tree: Tree): Breach[] {
  return matching(tree, /^src\/.*\.(tsx?|css)$/)
    .filter(([path]) => path !== TOKENS && !/\.test\.tsx?$/.test(path))
    .flatMap(([path, text]) =>
      texts(path, text).flatMap(({ value, start }) =>
        [...value.matchAll(COLOUR)].map(
          (colour) => `${path}:${lineAt(text, start + colour.index)}: ${colour[0]}`,
        ),
      ),
    );
}

/** Where a colour may stand: the texts of a program, the declarations of a style sheet. */
function texts(path: string, text: string) {
  if (!path.endsWith('.css')) return literalsOf(path, text);
  const declarations = text.replace(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
  return [{ value: declarations, start: 0 }];
}

rule('colours stand in the tokens', colourLiterals, {
  bites: {
    'a colour in a style': { 'src/a.tsx': "const e = <p style={{ color: '#584dc5' }} />;" },
    'a colour in a template': { 'src/a.ts': 'const b = `1px solid rgb(0 0 0 / 10%)`;' },
    'a colour in a style sheet': { 'src/a.module.css': '.a {\n  color: #FFF;\n}' },
    'a colour without a hash': { 'src/a.module.css': '.a { color: hsl(250 60% 50%); }' },
  },
  allows: {
    'the tokens': { [TOKENS]: "export const MARCA = ['#f5f6ff'];" },
    'an issue number in a comment': { 'src/a.ts': '// see #123', 'src/a.css': '/* #fff */' },
    'an anchor': { 'src/a.tsx': "const a = <a href='#conteudo'>Ir</a>;" },
  },
});
