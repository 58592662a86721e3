begin;
select plan(2);
select tests.mundo();

select is(
  tests.tenta('hospital', $$update clinica_medicos set ativo = false where clinica_id = tests.id('hospital')$$),
  '1', 'a hospital ends a link'
);
update public.clinica_medicos set ativo = false where clinica_id = tests.id('hospital');
select is(
  tests.tenta('hospital', $$update clinica_medicos set ativo = true where clinica_id = tests.id('hospital')$$),
  '1', 'a hospital takes a link up again'
);

select * from finish();
rollback;
