begin;
select plan(3);
select tests.mundo();

select is(
  tests.como('medico_a', $$update prontuarios set plano = 'Repouso' where id = tests.id('rascunho_a') and revisao = 1 returning revisao$$),
  '2', 'a save that names the revision it read'
);
select is(
  tests.tenta('medico_a', $$update prontuarios set plano = 'Outro' where id = tests.id('rascunho_a') and revisao = 1$$),
  '0', 'a second window with the older one overwrites nothing'
);
select is(
  tests.tenta('medico_a', $$update prontuarios set plano = 'Outro' where id = tests.id('rascunho_a') and revisao = 2$$),
  '1', 'until it reads again'
);

select * from finish();
rollback;
