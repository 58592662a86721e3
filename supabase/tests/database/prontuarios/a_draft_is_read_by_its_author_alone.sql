begin;
select plan(17);
select tests.mundo();

select is(
  tests.tenta(ator, $$select 1 from prontuarios where id = tests.id('rascunho_a')$$),
  case ator when 'medico_a' then '1' when 'anonimo' then '42501' else '0' end,
  'only medico_a reads the draft of medico_a, asked as ' || ator
)
from tests.atores() as ator;

select * from finish();
rollback;
