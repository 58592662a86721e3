begin;
select plan(3);
select tests.mundo();

select is(
  tests.tenta('staff_dispensado', $$select 1 from pacientes$$), '0', 'dismissed staff sees no patient'
);
select is(
  tests.tenta('staff_dispensado', $$insert into pacientes (clinica_id, nome) values (tests.id('clinica_a'), 'Novo Paciente')$$),
  '42501', 'dismissed staff registers no patient'
);
select tests.como('clinica_a', $$select definir_equipe_ativa(tests.id('staff_dispensado'), true)$$);
select is(
  tests.tenta('staff_dispensado', $$select 1 from pacientes where clinica_id = tests.id('clinica_a')$$), '2',
  'readmitted staff sees the clinic''s patients again'
);

select * from finish();
rollback;
