begin;
select plan(17);
select tests.mundo();

select is(
  tests.tenta(ator, $$update clinica_medicos set ativo = false where id = tests.id('vinculo medico_a clinica_a')$$),
  case ator when 'clinica_a' then '1' when 'anonimo' then '42501' else '0' end,
  'only clinic A ends its link with medico_a, asked as ' || ator
)
from tests.atores() as ator;

select * from finish();
rollback;
