begin;
select plan(4);
select tests.mundo();

select is(
  tests.tenta('medico_a', format(
    'insert into prontuarios (paciente_id, clinica_id) values (tests.id(%L), tests.id(%L))', paciente, tenant
  )),
  resultado, format('an entry about %s is refused in %s', paciente, tenant)
)
from (
  values
    ('beto', 'clinica_a', '42501'), ('ninguém', 'clinica_a', '42501'), ('beto', 'clinica_b', '42501'),
    ('jose', 'hospital', '42501')
) as p (paciente, tenant, resultado);

select * from finish();
rollback;
