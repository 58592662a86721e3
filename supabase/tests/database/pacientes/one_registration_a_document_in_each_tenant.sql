begin;
select plan(3);
select tests.mundo();

select is(
  tests.tenta('staff_a', $$insert into pacientes (clinica_id, nome, cpf) values (tests.id('clinica_a'), 'Outro José', '52998224725')$$),
  '23505', 'the same CPF is not registered twice in a clinic'
);
select is(
  tests.tenta('hospital', $$insert into pacientes (clinica_id, nome, cpf) values (tests.id('hospital'), 'Outro José', '52998224725')$$),
  '1', 'the same CPF is registered in another tenant'
);
select is(
  tests.tenta('staff_a', $$insert into pacientes (clinica_id, nome) values (tests.id('clinica_a'), 'Recém-nascido de Ana')$$),
  '1', 'a patient without documents is registered'
);

select * from finish();
rollback;
