begin;

create temp table historicas as
  select tablename from pg_tables
  where schemaname = 'public' and tablename not in ('profiles', 'perfil_documentos', 'assinaturas', 'notificacoes');

select plan((select 2 + count(*)::int from historicas));
select tests.mundo();

select is(tests.tenta('servico', format('delete from public.%I', tablename)), '42501', 'the service deletes nothing from ' || tablename)
from historicas;
select is_empty(
  $$select t.relname from pg_class t
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
      and has_table_privilege('service_role', t.oid, 'truncate')$$,
  'the service truncates no table'
);
select is_empty(
  $$select t.relname from pg_class t
    where t.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and t.relkind = 'r'
      and has_table_privilege('authenticated', t.oid, 'truncate, references, trigger')$$,
  'no signed-in caller truncates a table, refers to one or puts a trigger on one'
);

select * from finish();
rollback;
