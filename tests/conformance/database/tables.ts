import type { DatabaseRule } from './rule.ts';

/** Tables of the product, those of extensions left out. */
const TABLES = `
  pg_class t
  where t.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and t.relkind in ('r', 'p')
    and not exists (select 1 from pg_depend d where d.objid = t.oid and d.deptype = 'e')
`;

/** Tables: closed until opened, explained, and quick to join. */
export const TABLE_RULES: readonly DatabaseRule[] = [
  {
    name: 'every table has row-level security',
    why: 'without it, a grant opens every row of every clinic',
    breaches: `select t.oid::regclass::text from ${TABLES} and not t.relrowsecurity`,
    bites: { 'an open table': 'create table public.aberta (id uuid)' },
  },
  {
    name: 'every table of the API has a policy',
    why: 'a table nobody may read is either dead or missing its rule',
    breaches: `select t.oid::regclass::text from ${TABLES}
      and t.relnamespace = 'public'::regnamespace
      and not exists (select 1 from pg_policy p where p.polrelid = t.oid)`,
    bites: { 'a table without one': 'create table public.muda (id uuid)' },
  },
  {
    name: 'every table has a comment',
    why: 'the administrator meets it in Studio, without this repository beside it',
    breaches: `select t.oid::regclass::text from ${TABLES}
      and obj_description(t.oid, 'pg_class') is null`,
    bites: { 'a table without one': 'create table public.sem_nome (id uuid)' },
  },
  {
    name: 'columns whose content is not plain from their name have a comment',
    why: 'what a jsonb holds and how a generated column comes about can be read nowhere else',
    breaches: `select t.oid::regclass || '.' || a.attname
      from pg_class t join pg_attribute a on a.attrelid = t.oid
      where t.oid in (select t.oid from ${TABLES})
        and a.attnum > 0 and not a.attisdropped
        and (a.atttypid = 'jsonb'::regtype or a.attgenerated <> '')
        and col_description(t.oid, a.attnum) is null`,
    bites: {
      'an unexplained jsonb':
        "create table public.saco (dados jsonb); comment on table public.saco is 'x'",
    },
  },
  {
    name: 'anonymous callers have no grant on a table',
    why: 'public reads go through listed functions that return what they mean to',
    breaches: `select t.oid::regclass::text from ${TABLES}
      and (has_table_privilege('anon', t.oid, 'select, insert, update, delete, truncate')
        or has_any_column_privilege('anon', t.oid, 'select, insert, update'))`,
    bites: {
      'a table made without a revoke': `create table public.vitrine (id uuid);
        grant select on public.vitrine to anon`,
    },
  },
  {
    name: 'nobody but the service may delete',
    why: 'clinical rows are kept, links and people are deactivated',
    breaches: `select g.table_schema || '.' || g.table_name || ': ' || g.privilege_type || ' to ' || g.grantee
      from information_schema.role_table_grants g
      where g.table_schema = 'public' and g.grantee = 'authenticated'
        and g.privilege_type in ('DELETE', 'TRUNCATE')`,
    bites: { 'a grant of delete': 'grant delete on public.pacientes to authenticated' },
  },
  {
    name: 'every foreign key has an index',
    why: 'without it each join and each check of the parent reads the whole child table',
    breaches: `select f.conrelid::regclass || '.' || f.conname
      from pg_constraint f
      where f.contype = 'f'
        and f.connamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not exists (
          select 1 from pg_index i
          where i.indrelid = f.conrelid
            and (i.indkey::int2[])[0:cardinality(f.conkey) - 1] operator(pg_catalog.@>) f.conkey
        )`,
    bites: {
      'a reference without one':
        'create table public.filha (id uuid primary key, pai uuid references public.profiles (id))',
    },
  },
  {
    name: 'a view shows no more than its reader may see',
    why: 'a view runs as its owner, past every policy, unless it says otherwise',
    breaches: `select v.oid::regclass::text from pg_class v
      where v.relkind = 'v' and v.relnamespace = 'public'::regnamespace
        and not coalesce(v.reloptions @> array['security_invoker=true'], false)
        and not exists (select 1 from pg_depend d where d.objid = v.oid and d.deptype = 'e')`,
    bites: { 'a view of its owner': 'create view public.tudo as select 1 as um' },
  },
];
