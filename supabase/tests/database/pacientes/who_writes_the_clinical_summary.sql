begin;
select plan(34);
select tests.mundo();

select is(
  tests.tenta(ator, $$insert into resumos_clinicos (paciente_id, clinica_id, nega_alergias) values (tests.id('maria'), tests.id('clinica_a'), true)$$),
  case ator when 'medico_a' then '1' else '42501' end, 'only a doctor of the clinic begins a summary, asked as ' || ator
)
from tests.atores() as ator;

select is(
  tests.tenta(ator, $$update resumos_clinicos set alergias = '{Látex}' where paciente_id = tests.id('jose')$$),
  case ator when 'medico_a' then '1' when 'anonimo' then '42501' else '0' end, 'only a doctor of the clinic changes a summary, asked as ' || ator
)
from tests.atores() as ator;

select * from finish();
rollback;
