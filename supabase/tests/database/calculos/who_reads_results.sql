begin;
select plan(34);
select tests.mundo();

select is(
  tests.tenta(ator, format('select 1 from calculos where id = tests.id(%L)', calculo)),
  case
    when ator = 'anonimo' then '42501'
    when calculo = 'calculo_a' and ator in ('medico_a', 'clinica_a') then '1'
    when calculo = 'calculo_solo' and ator = 'medico_solo' then '1'
    else '0'
  end,
  format('only its doctor and its clinic read %2$s, asked as %1$s', ator, calculo)
)
from tests.atores() as ator
cross join (values ('calculo_a'), ('calculo_solo')) as c (calculo);

select * from finish();
rollback;
