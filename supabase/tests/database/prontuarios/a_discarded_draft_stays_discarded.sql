begin;
select plan(4);
select tests.mundo();

select tests.como('medico_a', $$update prontuarios set status = 'descartado' where id = tests.id('rascunho_a') returning id$$);
select is(
  tests.tenta('medico_a', $$update prontuarios set status = 'rascunho' where id = tests.id('rascunho_a')$$), '0',
  'the author does not take a discarded draft up again'
);
select is(
  tests.tenta('servico', $$update prontuarios set status = 'finalizado', finalizado_em = now() where id = tests.id('rascunho_a')$$),
  '42501', 'the service does not finish a discarded draft'
);
select is(
  tests.tenta('clinica_a', $$select 1 from prontuarios where id = tests.id('rascunho_a')$$), '0',
  'the clinic does not read a discarded draft'
);
select is(
  (select count(*) from public.prontuarios where id = tests.id('rascunho_a')), 1::bigint, 'a discarded draft is kept'
);

select * from finish();
rollback;
