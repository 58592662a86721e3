begin;
select plan(68);
select tests.mundo();

select is(
  tests.tenta(ator, format('insert into pacientes (clinica_id, nome) values (tests.id(%L), %L)', tenant, 'Novo Paciente')),
  case
    when tenant = 'clinica_a' and ator in ('clinica_a', 'staff_a', 'medico_a') then '1'
    when tenant = 'clinica_b' and ator in ('clinica_b', 'staff_b', 'medico_b') then '1'
    when tenant = 'hospital' and ator in ('hospital', 'medico_a') then '1'
    when tenant = 'medico_solo' and ator = 'medico_solo' then '1'
    else '42501'
  end,
  format('only who works in %2$s registers a patient there, asked as %1$s', ator, tenant)
)
from tests.atores() as ator
cross join (values ('clinica_a'), ('clinica_b'), ('hospital'), ('medico_solo')) as t (tenant);

select * from finish();
rollback;
