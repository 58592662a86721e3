-- Dates that people write are of the centuries that the product knows, in every table: an infinite one
-- would be counted day by day for ever by whatever reads it. Written from the catalog, so that a new
-- table needs no line of its own.

do $$
declare
  tabela regclass;
  condicao text;
begin
  for tabela, condicao in
    select c.oid, string_agg(
      format('(%1$I >= ''1800-01-01'' and %1$I < ''2200-01-01'')', a.attname), ' and '
      order by a.attnum
    )
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.atttypid in ('date'::regtype, 'timestamptz'::regtype)
      and (
        has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
        or has_column_privilege('authenticated', c.oid, a.attnum, 'update')
      )
    group by c.oid
  loop
    execute format(
      'alter table %s add constraint dates_are_of_known_centuries check (%s)', tabela, condicao
    );
  end loop;
end;
$$;

-- The last line, for what no check foresaw.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '15s';
alter role service_role set statement_timeout = '60s';
