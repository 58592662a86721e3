begin;
select plan((select count(*)::int from tests.atores() cross join pg_tables where schemaname = 'public'));
select tests.mundo();

select is(
  tests.tenta(ator, format('delete from public.%I', tablename)), '42501', format('%s deletes nothing from %s', ator, tablename)
)
from tests.atores() as ator cross join pg_tables where schemaname = 'public';

select * from finish();
rollback;
