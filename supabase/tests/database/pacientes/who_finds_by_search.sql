begin;
select plan(34);
select tests.mundo();

select is(
  tests.tenta(ator, $$select 1 from buscar_pacientes('conceicao')$$),
  case
    when ator in ('clinica_a', 'staff_a', 'medico_a', 'clinica_b', 'staff_b', 'medico_b') then '1'
    when ator = 'anonimo' then '42501' else '0'
  end,
  ator || ' finds only the namesake of their own tenant'
)
from tests.atores() as ator;

select is(
  tests.tenta(ator, $$select 1 from buscar_pacientes('conceicao', tests.id('clinica_a'))$$),
  case when ator in ('clinica_a', 'staff_a', 'medico_a') then '1' when ator = 'anonimo' then '42501' else '0' end,
  'only who works in clinic A finds its patient by naming the clinic, asked as ' || ator
)
from tests.atores() as ator;

select * from finish();
rollback;
