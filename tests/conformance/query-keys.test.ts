/**
 * Query keys of one context are written by that context alone.
 *
 * Why: a key that somebody else builds or invalidates goes stale in silence when its owner changes
 * it, and the screen then shows what is no more. Whoever needs a context's data read again calls what
 * its `queries.ts` exports. A feature and the shared folder of its name are one context.
 */
import { rule } from './support/rule.ts';
import { importsOf, queryKeysOf } from './support/syntax.ts';
import { type Breach, lineAt, matching, type Tree } from './support/tree.ts';

const KEYS = /\/keys\.ts$/;
/** Without one of these words a file has no key, and need not be parsed. */
const SPEAKS_OF_KEYS = /queryKey|chave|Query(Data|State)|keys\.ts/;

const contextOf = (path: string): string | undefined =>
  /^src\/(?:(?:features|shared|lib)\/)?([\w-]+)\//.exec(path)?.[1];

function queryKeys(tree: Tree): Breach[] {
  const owners = new Map<string, string | undefined>();
  return matching(tree, /^src\/.*\.tsx?$/)
    .filter(
      ([path, text]) =>
        !/\.test\.tsx?$/.test(path) && (KEYS.test(path) || SPEAKS_OF_KEYS.test(text)),
    )
    .flatMap(([path, text]) => {
      const context = contextOf(path);
      const taken = queryKeysOf(path, text, KEYS.test(path)).filter(({ value }) => {
        if (!owners.has(value)) owners.set(value, context);
        return owners.get(value) !== context;
      });
      const foreign = importsOf(path, text).filter(
        (imported) =>
          imported.path && KEYS.test(imported.path) && contextOf(imported.path) !== context,
      );
      return [
        ...taken.map(
          ({ value, start }) =>
            `${path}:${lineAt(text, start)}: '${value}' is a key of ${owners.get(value)}`,
        ),
        ...foreign.map(({ specifier }) => `${path}: may not import the keys ${specifier}`),
      ];
    });
}

const OWN = "export const chavesDoCrm = { todas: (id: string) => ['crm', id] as const };";

rule('query keys are written by their context', queryKeys, {
  bites: {
    'another context that invalidates by literal': {
      'src/features/crm/api/keys.ts': OWN,
      'src/features/pacientes/Novo.tsx': "cache.invalidateQueries({ queryKey: ['crm', id] });",
    },
    'a key kept in a name': {
      'src/features/crm/api/keys.ts': OWN,
      'src/features/pacientes/Novo.tsx':
        "const chave = ['crm', id]; cache.setQueryData(chave, []);",
    },
    'a key read or written directly': {
      'src/features/crm/api/keys.ts': OWN,
      'src/features/pacientes/Novo.tsx': "cache.setQueryData(['crm', id], []);",
    },
    'two contexts with the same root': {
      'src/features/crm/api/keys.ts': OWN,
      'src/shared/agenda/api/keys.ts': OWN,
    },
    'keys imported from another context': {
      'src/features/crm/routes/Crm.tsx':
        "import { chavesDaAgenda } from '@/shared/agenda/api/keys.ts';",
    },
  },
  allows: {
    'a feature and the shared folder of its name': {
      'src/shared/crm/api/keys.ts': OWN,
      'src/features/crm/api/queries.ts':
        "import { chavesDoCrm } from '@/shared/crm/api/keys.ts'; const a = { queryKey: ['crm', 1] };",
    },
    'lists that are no keys': {
      'src/features/crm/api/keys.ts': OWN,
      'src/features/painel/abas.ts': "const ABAS = ['crm', 'agenda'];",
    },
  },
});
