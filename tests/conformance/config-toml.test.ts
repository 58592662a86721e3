/**
 * supabase/config.toml declares what the tree holds: each function, with the shared import map, its
 * entry and `verify_jwt` off, and nothing that is not there.
 *
 * Why: an undeclared function is deployed with other settings than it was tested with, above all
 * with the platform's token check, which would answer before the function, and in English.
 */
import { parse } from 'smol-toml';
import * as z from 'zod/mini';
import { rule } from './support/rule.ts';
import { type Breach, matching, type Tree, textOf } from './support/tree.ts';

const FILE = 'supabase/config.toml';
const configSchema = z.object({
  functions: z.record(z.string(), z.record(z.string(), z.unknown())),
  db: z.object({ seed: z.object({ sql_paths: z.array(z.string()) }) }),
});

function configEqualsTree(tree: Tree): Breach[] {
  const { functions, db } = z.parse(configSchema, parse(textOf(tree, FILE)));
  const present = new Set(
    matching(tree, /^supabase\/functions\/[a-z][\w-]*\//).map(([path]) => path.split('/')[2] ?? ''),
  );
  return [
    ...[...present]
      .filter((name) => !(name in functions))
      .map((name) => `${FILE}: function '${name}' is not declared`),
    ...Object.entries(functions).flatMap(([name, declared]) =>
      present.has(name)
        ? settingsOf(name, declared)
        : [`${FILE}: function '${name}' is not in the tree`],
    ),
    ...[...present]
      .flatMap((name) => [
        `supabase/functions/${name}/index.ts`,
        `supabase/functions/${name}/app.ts`,
      ])
      .filter((path) => !tree.has(path))
      .map((path) => `${path}: missing`),
    ...db.seed.sql_paths
      .filter((path) => !tree.has(path.replace('./', 'supabase/')))
      .map((path) => `${FILE}: seed ${path} is not in the tree`),
  ];
}

function settingsOf(name: string, declared: Record<string, unknown>): Breach[] {
  const expected = {
    enabled: true,
    verify_jwt: false,
    import_map: './functions/deno.json',
    entrypoint: `./functions/${name}/index.ts`,
  };
  return Object.entries(expected)
    .filter(([key, value]) => declared[key] !== value)
    .map(([key, value]) => `${FILE}: functions.${name}.${key} is not ${value}`);
}

const SEED = '[db.seed]\nsql_paths = []\n';
const declare = (name: string, verify = 'false') => `[functions.${name}]
enabled = true
verify_jwt = ${verify}
import_map = "./functions/deno.json"
entrypoint = "./functions/${name}/index.ts"
`;
const files = (name: string) => ({
  [`supabase/functions/${name}/index.ts`]: '',
  [`supabase/functions/${name}/app.ts`]: '',
});

rule('config.toml equals the tree', configEqualsTree, {
  bites: {
    'a function that is not declared': {
      [FILE]: SEED + declare('auth'),
      ...files('auth'),
      ...files('users'),
    },
    'a declaration of nothing': { [FILE]: SEED + declare('auth') },
    'the token check of the platform': { [FILE]: SEED + declare('auth', 'true'), ...files('auth') },
    'a function without its app': {
      [FILE]: SEED + declare('auth'),
      'supabase/functions/auth/index.ts': '',
    },
    'a seed that is not there': {
      [FILE]: `[db.seed]\nsql_paths = ["./seed.sql"]\n${declare('auth')}`,
      ...files('auth'),
    },
  },
  allows: {
    'shared code beside the functions': {
      [FILE]: SEED + declare('auth'),
      ...files('auth'),
      'supabase/functions/_shared/http/app.ts': '',
    },
  },
});
