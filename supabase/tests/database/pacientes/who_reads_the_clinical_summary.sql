begin;
select plan(17);
select tests.mundo();

select is(
  tests.tenta(ator, $$select 1 from resumos_clinicos where paciente_id = tests.id('jose')$$),
  case when ator in ('clinica_a', 'medico_a') then '1' when ator = 'anonimo' then '42501' else '0' end,
  'only doctors and clinic, never staff, read the allergies, asked as ' || ator
)
from tests.atores() as ator;

select * from finish();
rollback;
