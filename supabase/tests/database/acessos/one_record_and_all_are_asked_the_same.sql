begin;
select plan(15);
select tests.mundo();
select tests.restringir();
select tests.como('hospital', $$select restringir_acesso(tests.id('hugo'), 'O paciente pediu.')$$);
create temp table registros as select id from public.pacientes;
grant select on registros to authenticated;

create function tests.difere() returns text language sql as $$
  select count(*)::text from registros r
  where private.entra_no_restrito(r.id) = (r.id in (select private.pacientes_restritos()))
    or (r.id in (select private.pacientes_restritos()) and r.id not in (select private.todos_os_pacientes_restritos()))
$$;
grant execute on function tests.difere() to authenticated;

select is(tests.como(ator, 'select tests.difere()'), '0', format('of every patient %s hears the same both ways', ator))
from unnest(array['clinica_a', 'clinica_b', 'hospital', 'medico_a', 'medico_ex', 'medico_b', 'medico_solo', 'staff_a', 'paciente']) as ator;

select is(tests.como('medico_b', $$select private.entra_no_restrito(tests.id('jose'))$$), 'false', 'who has nothing to do with it stays out');
select is(tests.como('medico_a', $$select private.entra_no_restrito(tests.id('jose'))$$), 'true', 'who cares comes in');
select is(tests.como('clinica_a', $$select private.entra_no_restrito(tests.id('jose'))$$), 'false', 'the clinic administers');
select tests.emergencia();
select is(tests.como('medico_b', $$select private.entra_no_restrito(tests.id('jose'))$$), 'true', 'an emergency opens it');
select is(tests.como('medico_b', 'select tests.difere()'), '0', 'and it is the same both ways then');
select is(
  tests.como('medico_b', $$select count(*) from private.todos_os_pacientes_restritos() as r where r = tests.id('jose')$$), '1',
  'restricted it stays'
);

select * from finish();
rollback;
