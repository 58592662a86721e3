begin;
select plan((select 4 * count(*)::int from pg_tables where schemaname = 'public'));
select tests.mundo();

select is(tests.tenta('anonimo', format(comando, tablename)), '42501', 'an anonymous caller is refused ' || format(comando, tablename))
from pg_tables
cross join (
  values ('select 1 from public.%I'), ('insert into public.%I default values'), ('delete from public.%I'), ('truncate public.%I')
) as c (comando)
where schemaname = 'public';

select * from finish();
rollback;
