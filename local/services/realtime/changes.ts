/** Where changes come from: triggers on the tables of the publication, installed only here. */
import type { Database } from '../database.ts';

export interface Change {
  readonly type: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly schema: string;
  readonly table: string;
  /** The primary key, the only part of a row that travels before somebody's policies were asked. */
  readonly key: Readonly<Record<string, unknown>>;
  readonly at: string;
}

const CHANNEL = 'pleno_realtime';

const TRIGGER_FUNCTION = `
create schema if not exists realtime;
create or replace function realtime.announce() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  line constant jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_notify('${CHANNEL}', jsonb_build_object(
    'type', tg_op, 'schema', tg_table_schema, 'table', tg_table_name,
    'key', (select jsonb_object_agg(name, line -> name) from unnest(tg_argv) as name),
    'at', clock_timestamp()
  )::text);
  return null;
end $$;
`;

interface PublishedTable {
  readonly relation: string;
  readonly key: string[];
}

/** Watches the published tables and hands over each committed change. */
export async function watchChanges(
  { db, lock }: Database,
  onChange: (change: Change) => void,
): Promise<{ listenAgain: () => Promise<void> }> {
  await lock.run(async () => {
    await db.exec(TRIGGER_FUNCTION);
    const { rows } = await db.query<PublishedTable>(`
      select format('%I.%I', p.schemaname, p.tablename) as relation,
        array_agg(a.attname::text order by a.attnum) as key
      from pg_publication_tables p
      join pg_index i on i.indrelid = format('%I.%I', p.schemaname, p.tablename)::regclass
        and i.indisprimary
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where p.pubname = 'supabase_realtime'
      group by p.schemaname, p.tablename`);
    for (const { relation, key } of rows) {
      const names = key.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ');
      await db.exec(
        `create or replace trigger pleno_realtime after insert or update or delete on ${relation}
         for each row execute function realtime.announce(${names})`,
      );
    }
    await db.listen(CHANNEL, (payload) => onChange(JSON.parse(payload)));
  });
  return {
    // A client of the psql port can end the listening of the session they share.
    listenAgain: () => lock.run(async () => void (await db.exec(`listen ${CHANNEL}`))),
  };
}
