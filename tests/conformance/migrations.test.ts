/**
 * Migrations are named `YYYYMMDDHHMMSS_context_fact.sql`, each with a time of its own; the one that
 * founds its context may leave the fact out.
 *
 * Why: the platform applies them in the order of that time and remembers them by it; two of the
 * same time, or a name it cannot read, are applied in no order or not at all.
 */
import { rule } from './support/rule.ts';
import { type Breach, matching, type Tree } from './support/tree.ts';

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
