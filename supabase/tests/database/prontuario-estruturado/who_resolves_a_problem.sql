begin;
select plan(18);
select tests.mundo();

select is(
  tests.tenta(ator, $$update problemas set situacao = 'resolvido', resolvido_em = current_date - 1 where id = tests.id('problema_a')$$),
  case ator when 'medico_a' then '1' when 'anonimo' then '42501' else '0' end, ator || ' resolving it'
)
from tests.atores() as ator;
select is(
  tests.tenta('medico_a', $$update problemas set paciente_id = tests.id('maria') where id = tests.id('problema_a')$$),
  '42501', 'nobody moves it to another patient'
);

select * from finish();
rollback;
