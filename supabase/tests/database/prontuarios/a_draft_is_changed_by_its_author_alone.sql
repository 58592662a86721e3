begin;
select plan(18);
select tests.mundo();

select is(
  tests.tenta(ator, $$update prontuarios set subjetivo = 'Outra dor' where id = tests.id('rascunho_a')$$),
  case ator when 'medico_a' then '1' when 'anonimo' then '42501' else '0' end, 'only medico_a changes the draft of medico_a, asked as ' || ator
)
from tests.atores() as ator;

select is(
  tests.tenta('medico_ex', $$update prontuarios set subjetivo = 'x' where id = tests.id('rascunho_ex')$$), '0',
  'a doctor who left does not change an own draft'
);

select * from finish();
rollback;
