begin;
select plan(3);
select tests.mundo();

select is(
  tests.como('medico_a', $$update prontuarios set plano = 'Repouso' where id = tests.id('rascunho_a') and revisao = 1 returning revisao$$),
  '2', 'a save that names the revision it read counts one more'
);
select is(
  tests.tenta('medico_a', $$update prontuarios set plano = 'Outro' where id = tests.id('rascunho_a') and revisao = 1$$),
  '0', 'a save that names an older revision overwrites nothing'
);
select is(
  tests.tenta('medico_a', $$update prontuarios set plano = 'Outro' where id = tests.id('rascunho_a') and revisao = 2$$),
  '1', 'a save that names the new revision is accepted'
);

select * from finish();
rollback;
