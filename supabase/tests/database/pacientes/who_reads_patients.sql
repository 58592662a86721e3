begin;
select plan(68);
select tests.mundo();

select is(
  tests.tenta(ator, format('select 1 from pacientes where clinica_id = tests.id(%L)', tenant)),
  case
    when ator = 'anonimo' then '42501'
    when tenant = 'clinica_a' and ator in ('clinica_a', 'staff_a', 'medico_a') then '2'
    when tenant = 'clinica_b' and ator in ('clinica_b', 'staff_b', 'medico_b') then '1'
    when tenant = 'hospital' and ator in ('hospital', 'medico_a') then '1'
    when tenant = 'medico_solo' and ator = 'medico_solo' then '1'
    else '0'
  end,
  format('only who works in %2$s reads its patients, asked as %1$s', ator, tenant)
)
from tests.atores() as ator
cross join (values ('clinica_a'), ('clinica_b'), ('hospital'), ('medico_solo')) as t (tenant);

select * from finish();
rollback;
