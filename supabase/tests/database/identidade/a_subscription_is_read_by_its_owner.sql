begin;
select plan(34);
select tests.mundo();

select is(
  tests.tenta(ator, $$select 1 from assinaturas where id = tests.id('assinatura_solo')$$),
  case ator when 'medico_solo' then '1' when 'anonimo' then '42501' else '0' end,
  'only medico_solo reads the subscription of medico_solo, asked as ' || ator
)
from tests.atores() as ator;

select is(
  tests.tenta(ator, format('insert into assinaturas (user_id) values (%L)', tests.id(ator))), '42501',
  ator || ' may not write a subscription'
)
from tests.atores() as ator;

select * from finish();
rollback;
