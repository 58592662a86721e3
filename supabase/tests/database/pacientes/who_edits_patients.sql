begin;
select plan(17);
select tests.mundo();

select is(
  tests.tenta(ator, $$update pacientes set telefone = '11988887777' where id = tests.id('jose')$$),
  case
    when ator in ('clinica_a', 'staff_a', 'medico_a') then '1' when ator = 'anonimo' then '42501' else '0'
  end,
  'only clinic A, its desk and its doctor edit its patient, asked as ' || ator
)
from tests.atores() as ator;

select * from finish();
rollback;
