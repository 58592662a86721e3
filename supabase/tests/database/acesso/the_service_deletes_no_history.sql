begin;
select plan(10);
select tests.mundo();

select is(tests.tenta('servico', format('delete from public.%I', tabela)), '42501', 'nothing from ' || tabela)
from (
  values
    ('clinica_medicos'), ('clinica_medicos_eventos'), ('termos_aceite'), ('convites'), ('pacientes'), ('resumos_clinicos'),
    ('prontuarios'), ('calculos')
) as t (tabela);
select is_empty(
  $$select t.relname from pg_class t
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
      and has_table_privilege('service_role', t.oid, 'truncate')$$,
  'and empties no table'
);
select is_empty(
  $$select t.relname from pg_class t
    where t.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and t.relkind = 'r'
      and has_table_privilege('authenticated', t.oid, 'truncate, references, trigger')$$,
  'nor does anybody who signed in'
);

select * from finish();
rollback;
