begin;
select plan(19);
select tests.mundo();

select is(
  tests.tenta(ator, $$update convites set cancelado_em = now() where id = tests.id('convite aberto')$$),
  case ator when 'clinica_a' then '1' when 'anonimo' then '42501' else '0' end, 'only its clinic cancels an invitation, asked as ' || ator
)
from tests.atores() as ator;

select is(
  tests.tenta('clinica_a', $$update convites set cancelado_em = null where id = tests.id('convite cancelado')$$), '0',
  'an invitation that was cancelled is not opened again'
);
select is(
  tests.tenta('clinica_a', $$update convites set expira_em = now() + interval '20 days' where id = tests.id('convite vencido')$$),
  '42501', 'an invitation is not prolonged'
);

select * from finish();
rollback;
