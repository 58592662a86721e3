begin;
select plan(4);
select tests.mundo();

select tests.como('medico_a', $$update prontuarios set status = 'descartado' where id = tests.id('rascunho_a') returning id$$);
select is(
  tests.tenta('medico_a', $$update prontuarios set status = 'rascunho' where id = tests.id('rascunho_a')$$), '0',
  'its author does not take it up again'
);
select is(
  tests.tenta('servico', $$update prontuarios set status = 'finalizado', finalizado_em = now() where id = tests.id('rascunho_a')$$),
  '42501', 'nor does the service finish it'
);
select is(
  tests.tenta('clinica_a', $$select 1 from prontuarios where id = tests.id('rascunho_a')$$), '0', 'nobody else reads it'
);
select is(
  (select count(*) from public.prontuarios where id = tests.id('rascunho_a')), 1::bigint, 'and it is kept'
);

select * from finish();
rollback;
