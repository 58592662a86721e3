begin;
select plan(3);
select tests.mundo();

select is(
  tests.tenta('clinica_a', format(
    'insert into clinica_medicos (clinica_id, medico_id) values (tests.id(%L), tests.id(%L))', clinica, 'medico_solo'
  )),
  '42501', 'clinica_a links no doctor to ' || clinica
)
from (values ('clinica_b'), ('hospital'), ('medico_a')) as c (clinica);

select * from finish();
rollback;
