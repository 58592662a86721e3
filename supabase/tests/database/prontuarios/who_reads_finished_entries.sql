begin;
select plan(51);
select tests.mundo();

select is(
  tests.tenta(ator, format('select 1 from prontuarios where status = %L and clinica_id = tests.id(%L)', 'finalizado', tenant)),
  case
    when ator = 'anonimo' then '42501'
    when tenant = 'clinica_a' and ator in ('clinica_a', 'medico_a') then '2'
    when tenant = 'clinica_b' and ator in ('clinica_b', 'medico_b') then '1'
    when tenant = 'medico_solo' and ator = 'medico_solo' then '1'
    else '0'
  end,
  format('only doctors and clinic of %2$s, never staff, read its entries, asked as %1$s', ator, tenant)
)
from tests.atores() as ator
cross join (values ('clinica_a'), ('clinica_b'), ('medico_solo')) as t (tenant);

select * from finish();
rollback;
