begin;
select plan(1);
select tests.mundo();

select is(
  tests.tenta('clinica_a', $$insert into clinica_medicos (clinica_id, medico_id) values (tests.id('clinica_a'), tests.id('medico_a'))$$),
  '23505', 'a second link with the same doctor is refused'
);

select * from finish();
rollback;
