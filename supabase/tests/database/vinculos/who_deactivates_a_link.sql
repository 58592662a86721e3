begin;
select plan(17);
select tests.mundo();

select is(
  tests.tenta(ator, $$update clinica_medicos set ativo = false where id = tests.id('vinculo medico_a clinica_a')$$),
  case ator when 'clinica_a' then '1' when 'anonimo' then '42501' else '0' end,
  ator || ' ending the link of medico_a with clinic A'
)
from tests.atores() as ator;

select * from finish();
rollback;
