begin;
select plan(17);
select tests.mundo();

select is(
  tests.tenta(ator, $$select id, tipo from convites where clinica_id = tests.id('clinica_a')$$),
  case ator when 'clinica_a' then '5' when 'anonimo' then '42501' else '0' end,
  'only clinic A reads its invitations, asked as ' || ator
)
from tests.atores() as ator;

select * from finish();
rollback;
