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
  ator || ' reads of the links of clinic A only what is theirs to know'
)
from tests.atores() as ator;

select is(
  tests.tenta(ator, $$select 1 from clinica_medicos_eventos where clinica_id = tests.id('clinica_a')$$),
  case when ator in ('clinica_a', 'staff_a') then '4' when ator = 'anonimo' then '42501' else '0' end,
  'only clinic A and its desk read the history of its links, asked as ' || ator
)
from tests.atores() as ator;

select * from finish();
rollback;
