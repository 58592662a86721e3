/**
 * Every dependency has one exact version, the same in the browser and in the functions.
 *
 * Why: a range installs something else tomorrow, and two versions of one library (zod above all)
 * make the contracts that both sides share disagree. The lock file holds no download address, so
 * that it serves whatever registry the machine uses.
 */
import { rule } from './support/rule.ts';
import { type Breach, matching, type Tree, textOf } from './support/tree.ts';

interface Package {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const NPM_SPECIFIER = /^npm:\/?((?:@[^/@]+\/)?[^/@]+)(?:@([^/]+))?/;

function pins(tree: Tree): Breach[] {
  const { dependencies, devDependencies }: Package = JSON.parse(textOf(tree, 'package.json'));
  const versions = { ...dependencies, ...devDependencies };
  return [
    ...Object.entries(versions)
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `package.json: ${name} is not exact: ${version}`),
    ...denoPins(tree, versions),
    ...matching(tree, /(^|\/)package-lock\.json$/)
      .filter(([, text]) => /"resolved":\s*"https?:/.test(text))
      .map(([path]) => `${path}: holds download addresses`),
  ];
}

function denoPins(tree: Tree, versions: Record<string, string>): Breach[] {
  const path = 'supabase/functions/deno.json';
  const { imports = {} }: { imports?: Record<string, string> } = JSON.parse(textOf(tree, path));
  return Object.values(imports).flatMap((specifier) => {
    if (/^\.{0,2}\//.test(specifier)) return [];
    const [, name = '', version = ''] = NPM_SPECIFIER.exec(specifier) ?? [];
    if (!EXACT.test(version)) return [`${path}: not an exact npm package: ${specifier}`];
    const other = versions[name];
    return other === undefined || other === version
      ? []
      : [`${path}: ${name} is ${version} here and ${other} in package.json`];
  });
}

const tree = (dependencies: object, imports: object, lock = '{}') => ({
  'package.json': JSON.stringify({ dependencies }),
  'supabase/functions/deno.json': JSON.stringify({ imports }),
  'package-lock.json': lock,
});

rule('pins', pins, {
  bites: {
    'a range': tree({ zod: '^4.6.7' }, {}),
    'a tag': tree({ zod: 'latest' }, {}),
    'a package without a version': tree({}, { hono: 'npm:hono' }),
    'an address instead of a package': tree({}, { hono: 'https://example.com/hono.ts' }),
    'two versions of one library': tree({ zod: '4.6.7' }, { 'zod/mini': 'npm:zod@4.6.6/mini' }),
    'a lock file with addresses': tree({}, {}, '{"resolved": "https://example.com/a.tgz"}'),
  },
  allows: {
    'the same exact version, and own files': tree(
      { zod: '4.6.7', '@supabase/supabase-js': '2.109.0' },
      {
        'zod/mini': 'npm:zod@4.6.7/mini',
        'zod/': 'npm:/zod@4.6.7/',
        '@supabase/supabase-js': 'npm:@supabase/supabase-js@2.109.0',
        '@domain/': './_shared/domain/',
      },
    ),
  },
});
