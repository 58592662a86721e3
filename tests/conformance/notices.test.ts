/**
 * The notices that the migrations ring are those of the domain's registry, no more and no fewer.
 *
 * Why: a bell that names a notice which the registry does not know opens nothing when it is clicked,
 * and an entry that nothing rings is read as if it could happen.
 */
import { rule } from './support/rule.ts';
import { type Breach, lineAt, matching, type Tree, textOf } from './support/tree.ts';

const REGISTRY = 'supabase/functions/_shared/domain/notificacoes.ts';
const ENTRY = /^ {2}([a-z_]+): aviso\(/gm;
/** A call that rings, with its first argument: the name, or the choice between some. */
const CALL = /(?<!function )private\.(?:notificar|avisar_contas)\(\s*([^,]*),/g;
/** What is written by hand is of this one. */
const DEFAULT = /^ {2}aviso text not null default ('[a-z_]+')/gm;

function notices(tree: Tree): Breach[] {
  const known = new Set([...textOf(tree, REGISTRY).matchAll(ENTRY)].map(([, name = '']) => name));
  const rung = matching(tree, /^supabase\/migrations\/.*\.sql$/).flatMap(([path, text]) =>
    [...text.matchAll(CALL), ...text.matchAll(DEFAULT)].flatMap((use) =>
      namesIn(use[1] ?? '').map((name) => ({ name, where: `${path}:${lineAt(text, use.index)}` })),
    ),
  );
  const names = new Set(rung.map(({ name }) => name));
  return [
    ...rung
      .filter(({ name }) => !known.has(name))
      .map(({ name, where }) => `${where}: rings ${name}, which is in no registry`),
    ...[...known]
      .filter((name) => !names.has(name))
      .map((name) => `${REGISTRY}: nobody rings ${name}`),
  ];
}

/** The names in an argument. One that is passed on was named where it came from. */
function namesIn(argument: string): string[] {
  if (argument === 'aviso') return [];
  const names = [...argument.matchAll(/'([^']*)'/g)].map(([, name = '']) => name);
  return names.length > 0 ? names : [argument];
}

const registryOf = (...names: string[]) => ({
  [REGISTRY]: names.map((name) => `  ${name}: aviso({}, {}),\n`).join(''),
});
const migration = (text: string) => ({ 'supabase/migrations/1.sql': text });

rule('notices have one registry', notices, {
  bites: {
    'a notice that the registry does not know': {
      ...registryOf('adendo'),
      ...migration("private.notificar('adendo', a); private.notificar(\n  'outro', a)"),
    },
    'one of two that a call chooses between': {
      ...registryOf('adendo'),
      ...migration("private.notificar(case when x then 'adendo' else 'outro' end, a)"),
    },
    'one whose name cannot be read': {
      ...registryOf('adendo'),
      ...migration("private.notificar('adendo', a); private.notificar(titulo, a)"),
    },
    'an entry that nothing rings': {
      ...registryOf('adendo', 'outro'),
      ...migration("private.notificar('adendo', a)"),
    },
    'a default that is no notice': {
      ...registryOf(),
      ...migration("  aviso text not null default 'recado',"),
    },
  },
  allows: {
    'a name passed on, and the definition itself': {
      ...registryOf('adendo', 'recado'),
      ...migration(
        "create function private.notificar(aviso text, a uuid); private.notificar(aviso, a); private.avisar_contas('adendo', p);\n  aviso text not null default 'recado',",
      ),
    },
  },
});
