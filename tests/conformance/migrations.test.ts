/**
 * Migrations are the schema as it is: each thing is made once, whole, where its context is; nothing
 * is made again, changed or taken back further on.
 *
 * Why: until 1.0 no database has to be kept, and whoever looks for a policy finds one, the one that
 * holds. From 1.0 on a file that was applied stays as it is, newer ones change what it made, and
 * this rule goes.
 *
 * Migrations are named `YYYYMMDDHHMMSS_context_fact.sql`, each with a time of its own; the one that
 * founds its context may leave the fact out.
 *
 * Why: the platform applies them in the order of that time and remembers them by it; two of the
 * same time, or a name it cannot read, are applied in no order or not at all.
 */
import { rule } from './support/rule.ts';
import { type Breach, lineAt, matching, type Tree } from './support/tree.ts';

const NAME =
  /^supabase\/migrations\/(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})_[a-z0-9]+(_[a-z0-9]+)*\.sql$/;

function migrationNames(tree: Tree): Breach[] {
  const seen = new Map<string, string>();
  return matching(tree, /^supabase\/migrations\//).flatMap(([path]) => {
    const [, year, month, day, hour, minute, second] = NAME.exec(path) ?? [];
    const time = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
    if (Number.isNaN(Date.parse(time))) return [`${path}: not YYYYMMDDHHMMSS_context_fact.sql`];
    const twin = seen.get(time);
    seen.set(time, path);
    return twin === undefined ? [] : [`${path}: same time as ${twin}`];
  });
}

rule('migration names', migrationNames, {
  bites: {
    'a name without a time': { 'supabase/migrations/tabelas.sql': '' },
    'a time that does not exist': { 'supabase/migrations/20261399090000_a_b.sql': '' },
    'a name that is not plain': { 'supabase/migrations/20261121090000_Pacientes-2.sql': '' },
    'two of the same time': {
      'supabase/migrations/20261121090000_agenda_tables.sql': '',
      'supabase/migrations/20261121090000_crm_tables.sql': '',
    },
  },
});

const CHANGE = new RegExp(
  [
    'create\\s+or\\s+replace',
    'drop\\s+(table|column|constraint|index|policy|trigger|function|type|view|schema)',
    'alter\\s+(policy|function)',
    'alter\\s+table\\s+\\S+\\s+(add|drop|alter|rename)\\s+column',
  ].join('|'),
  'gi',
);

function changes(tree: Tree): Breach[] {
  return matching(tree, /^supabase\/migrations\//).flatMap(([path, text]) => {
    const code = withoutTexts(text);
    return [...code.matchAll(CHANGE)].map(
      ({ 0: change, index }) => `${path}:${lineAt(code, index)}: ${change}`,
    );
  });
}

/** The statements themselves: comments, strings and bodies blanked, so that offsets stay. */
function withoutTexts(sql: string): string {
  return sql.replace(/--.*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g, (text) =>
    text.replace(/[^\n]/g, ' '),
  );
}

const FILE = 'supabase/migrations/20261121090000_a_b.sql';

rule('what migrations make, they make once', changes, {
  bites: {
    'a function made again': { [FILE]: 'create or replace function private.f() returns int …' },
    'a policy taken back': { [FILE]: 'drop policy "p" on public.t;' },
    'a policy changed': { [FILE]: 'alter policy "p" on public.t using (false);' },
    'a column added afterwards': { [FILE]: 'alter table public.t\n  add column c text;' },
  },
  allows: {
    'what a body and a comment say': {
      [FILE]:
        "-- drop policy\ncreate function f() as $$ drop table t $$;\ncomment on function f() is 'alter policy';",
    },
    'a constraint between two tables': {
      [FILE]: 'alter table public.t add constraint c foreign key (u) references public.u (id);',
    },
  },
});
