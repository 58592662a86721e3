begin;
select plan(17);
select tests.mundo();

select is(
  tests.tenta(ator, $$update pacientes set telefone = '11988887777' where id = tests.id('jose')$$),
  case
    when ator in ('clinica_a', 'staff_a', 'medico_a') then '1' when ator = 'anonimo' then '42501' else '0'
  end,
  ator || ' editing a patient of clinic A'
)
from tests.atores() as ator;

select * from finish();
rollback;
