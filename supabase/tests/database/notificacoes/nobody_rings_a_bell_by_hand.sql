begin;
select plan(34);
select tests.mundo();

select is(
  tests.tenta(ator, $$insert into notificacoes (user_id, titulo, mensagem) values (tests.id('medico_a'), 'T', 'M')$$),
  '42501', ator || ' may not write a notice'
)
from tests.atores() as ator;

select is(
  tests.tenta(ator, $$select private.notificar('recado', tests.id('medico_a'), null, 'T', 'M')$$), '42501',
  ator || ' may not call private.notificar'
)
from tests.atores() as ator;

select * from finish();
rollback;
