begin;
select plan(17);
select tests.mundo();
select tests.criar_crm();

select is(
  tests.tenta(ator, $$update oportunidades set estagio = 'contato' where id = tests.id('lead_a')$$),
  case
    when ator in ('medico_a', 'clinica_a', 'staff_a') then '1'
    when ator = 'anonimo' then '42501'
    else '0'
  end,
  'only who works in clínica A moves its card, asked as ' || ator
)
from tests.atores() as ator;

select * from finish();
rollback;
