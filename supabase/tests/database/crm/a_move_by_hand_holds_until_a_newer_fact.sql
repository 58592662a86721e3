begin;
select plan(4);
select tests.mundo();
select tests.criar_crm();

select tests.como('staff_a', $$update oportunidades set estagio = 'retorno' where id = tests.id('cartao_a') returning 1$$);
select tests.marcar('velho', 'jose', now() - interval '2 days', 'realizado');
select is((select estagio from oportunidades where id = tests.id('cartao_a')), 'retorno', 'an older fact moves nothing');
select is(
  (select ultima_visita_em from oportunidades where id = tests.id('cartao_a')), now() - interval '2 days',
  'an older fact counts as a visit'
);
select tests.marcar('novo', 'jose', now() + interval '2 days');
select is((select estagio from oportunidades where id = tests.id('cartao_a')), 'agendado', 'a newer fact moves the card');
select is(
  (select estagio_por from oportunidades where id = tests.id('cartao_a')), 'fato',
  'the card says that a fact moved it'
);

select * from finish();
rollback;
