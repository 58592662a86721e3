/**
 * What a person typed is shown as text, and never read as markup.
 *
 * Why: a name or a section holding `<img src=x onerror=…>` would run as the next person who opens
 * the record. React writes text as text; the ways around it are closed. The one use is the data for
 * search engines in the public pages, which is made of our own words and escaped.
 */
import { rule } from './support/rule.ts';
import { identifiersOf } from './support/syntax.ts';
import { type Breach, lineAt, matching, type Tree } from './support/tree.ts';

/** What turns a text into elements, in React and in the browser. */
const READS_MARKUP = new Set([
  'dangerouslySetInnerHTML',
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'createContextualFragment',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
  'srcDoc',
  'srcdoc',
]);
const PUBLIC_PAGES = 'src/public/documento.tsx';
const FOR_SEARCH_ENGINES = '<script type="application/ld+json" dangerouslySetInnerHTML=';

function markup(tree: Tree): Breach[] {
  return matching(tree, /^(src|supabase\/functions)\/.*\.tsx?$/)
    .filter(([path]) => !/\.test\.tsx?$/.test(path))
    .flatMap(([path, text]) => {
      const found = identifiersOf(path, text).filter(({ value }) => READS_MARKUP.has(value));
      const allowed = path === PUBLIC_PAGES ? forSearchEngines(text) : -1;
      return found
        .filter(({ start }) => start !== allowed)
        .map(({ value, start }) => `${path}:${lineAt(text, start)}: ${value}`);
    });
}

/** Where the one permitted use stands in the public document; -1 when it does not. */
function forSearchEngines(text: string): number {
  const start = text.indexOf(FOR_SEARCH_ENGINES);
  return start < 0 ? -1 : start + FOR_SEARCH_ENGINES.indexOf('dangerously');
}

const JSON_LD = `const a = ${FOR_SEARCH_ENGINES}{{ __html: json }} />;`;

rule('text is shown as text', markup, {
  bites: {
    'markup in React': { 'src/a.tsx': 'const a = <p dangerouslySetInnerHTML={{ __html: b }} />;' },
    'markup in React without JSX': {
      'src/a.ts': "createElement('p', { dangerouslySetInnerHTML: { __html: b } });",
    },
    'markup in the browser': { 'src/a.ts': 'document.body.innerHTML = b;' },
    'markup by another name': { 'src/a.ts': "a['outerHTML'] = b;" },
    'markup beside an element': { 'src/a.ts': "a.insertAdjacentHTML('beforeend', b);" },
    'a document in a frame': { 'src/a.tsx': 'const a = <iframe srcDoc={b} />;' },
    'the permitted use elsewhere': { 'src/a.tsx': JSON_LD },
    'a second use in the public document': { [PUBLIC_PAGES]: `${JSON_LD}\n${JSON_LD}` },
  },
  allows: {
    'the data for search engines': { [PUBLIC_PAGES]: JSON_LD },
    'the word in a comment': { 'src/a.ts': '// never innerHTML' },
  },
});
