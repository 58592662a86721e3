/**
 * What the documents tell people to run exists, and so does every file they name.
 *
 * Why: the first command of a README that fails is often the last one somebody tries.
 */
import { dirname, join } from 'node:path/posix';
import { rule } from './support/rule.ts';
import { type Breach, matching, type Tree, textOf } from './support/tree.ts';

const DOCUMENT = /^([A-Z]+\.md|local\/README\.md|docs\/.*\.md)$/;
/** A path of this repository in backticks: it begins with a folder or file of the root. */
const NAMED_FILE = /`((?:src|supabase|local|tests|docs|build|public|scripts|\.ci)\/[\w@./-]+)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
const COMMAND = /\bnpm (?:run ([\w:-]+)|(start|test)\b)/g;

function documents(tree: Tree): Breach[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf(tree, 'package.json'));
  const folders = new Set([...tree.keys()].flatMap(ancestors));
  const exists = (path: string) => tree.has(path) || folders.has(path.replace(/\/$/, ''));

  return matching(tree, DOCUMENT).flatMap(([path, text]) => [
    ...[...text.matchAll(COMMAND)]
      .map(([, run, short]) => run ?? short ?? '')
      .filter((script) => !(script in scripts))
      .map((script) => `${path}: there is no script '${script}'`),
    ...[...text.matchAll(NAMED_FILE)]
      .map(([, named = '']) => named)
      .filter((named) => !exists(named))
      .map((named) => `${path}: there is no ${named}`),
    ...[...text.matchAll(LINK)]
      .map(([, link = '']) => link)
      .filter((link) => !exists(join(dirname(path), link)) && !IMAGE.test(link))
      .map((link) => `${path}: links to ${link}, which is not there`),
  ]);
}

/** Images are not text, so the tree does not hold them. */
const IMAGE = /\.(png|jpe?g|webp|avif)$/;

function ancestors(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

const PACKAGE = { 'package.json': '{"scripts":{"start":"x","db:types":"y"}}' };

rule('documents name what exists', documents, {
  bites: {
    'a script that is not there': { ...PACKAGE, 'README.md': 'Run `npm run desenvolver`.' },
    'a short command that is not there': { ...PACKAGE, 'README.md': 'Run `npm test`.' },
    'a file that is not there': { ...PACKAGE, 'README.md': 'See `src/app/rotas.ts`.' },
    'a broken link': { ...PACKAGE, 'docs/a.md': 'See [b](./b.md#top).' },
  },
  allows: {
    'what exists': {
      ...PACKAGE,
      'README.md':
        '`npm start`, `npm run db:types -- --check`, `src/app`, [docs](docs/a.md), [site](https://x.y)',
      'src/app/rotas.ts': '',
      'docs/a.md': '',
    },
  },
});
