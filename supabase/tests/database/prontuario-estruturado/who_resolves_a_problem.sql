begin;
select plan(18);
select tests.mundo();

select is(
  tests.tenta(ator, $$update problemas set situacao = 'resolvido', resolvido_em = current_date - 1 where id = tests.id('problema_a')$$),
  case ator when 'medico_a' then '1' when 'anonimo' then '42501' else '0' end, 'only a doctor of the clinic resolves a problem, asked as ' || ator
)
from tests.atores() as ator;
select is(
  tests.tenta('medico_a', $$update problemas set paciente_id = tests.id('maria') where id = tests.id('problema_a')$$),
  '42501', 'nobody moves a problem to another patient'
);

select * from finish();
rollback;
