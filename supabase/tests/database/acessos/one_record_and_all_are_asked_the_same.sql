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

select is(tests.como(ator, 'select tests.difere()'), '0', format('%s gets the same answer of one patient as of all', ator))
from unnest(array['clinica_a', 'clinica_b', 'hospital', 'medico_a', 'medico_ex', 'medico_b', 'medico_solo', 'staff_a', 'paciente']) as ator;

select is(
  tests.como('medico_b', $$select private.entra_no_restrito(tests.id('jose'))$$), 'false',
  'a doctor who has nothing to do with the patient stays out'
);
select is(
  tests.como('medico_a', $$select private.entra_no_restrito(tests.id('jose'))$$), 'true',
  'a doctor who cares for the patient comes in'
);
select is(
  tests.como('clinica_a', $$select private.entra_no_restrito(tests.id('jose'))$$), 'false',
  'the clinic stays out of the record it restricted'
);
select tests.emergencia();
select is(
  tests.como('medico_b', $$select private.entra_no_restrito(tests.id('jose'))$$), 'true',
  'an emergency lets the doctor in'
);
select is(tests.como('medico_b', 'select tests.difere()'), '0', 'the doctor gets the same answer both ways in an emergency');
select is(
  tests.como('medico_b', $$select count(*) from private.todos_os_pacientes_restritos() as r where r = tests.id('jose')$$), '1',
  'the record stays restricted in an emergency'
);

select * from finish();
rollback;
