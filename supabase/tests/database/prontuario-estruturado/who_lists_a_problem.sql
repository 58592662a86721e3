begin;
select plan(34);
select tests.mundo();

select is(
  tests.tenta(ator, format(
    'insert into problemas (paciente_id, clinica_id, descricao, sistema, codigo) values (%L, %L, %L, %L, %L)',
    tests.id(paciente), tests.id(tenant), 'Diabetes tipo 2', 'cid10', 'E11.9'
  )),
  case
    when ator = 'medico_a' and tenant = 'clinica_a' then '1'
    when ator = 'medico_solo' and tenant = 'medico_solo' then '1'
    else '42501'
  end,
  format('only a doctor of %2$s lists a problem of its patient, asked as %1$s', ator, tenant)
)
from tests.atores() as ator
cross join (values ('jose', 'clinica_a'), ('selma', 'medico_solo')) as p (paciente, tenant);

select * from finish();
rollback;
