begin;
select plan(34);
select tests.mundo();

select is(
  tests.tenta(ator, $$select 1 from clinica_medicos where clinica_id = tests.id('clinica_a')$$),
  case
    when ator in ('clinica_a', 'staff_a') then '3'
    when ator in ('medico_a', 'medico_ex') then '1'
    when ator = 'anonimo' then '42501'
    else '0'
  end,
  ator || ' reading the links of clinic A'
)
from tests.atores() as ator;

select is(
  tests.tenta(ator, $$select 1 from clinica_medicos_eventos where clinica_id = tests.id('clinica_a')$$),
  case when ator in ('clinica_a', 'staff_a') then '4' when ator = 'anonimo' then '42501' else '0' end,
  ator || ' reading their history'
)
from tests.atores() as ator;

select * from finish();
rollback;
