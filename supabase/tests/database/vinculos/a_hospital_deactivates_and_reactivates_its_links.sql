begin;
select plan(3);
select tests.mundo();

select is(
  tests.tenta('hospital', $$update clinica_medicos set ativo = false where clinica_id = tests.id('hospital')$$),
  '1', 'a hospital ends a link'
);
update public.clinica_medicos set ativo = false where clinica_id = tests.id('hospital');
select is(
  tests.tenta('hospital', $$update clinica_medicos set ativo = true where clinica_id = tests.id('hospital')$$),
  '1', 'a hospital asks the doctor back'
);
select tests.como('hospital', $$update clinica_medicos set ativo = true where clinica_id = tests.id('hospital') returning id$$);
select is(
  tests.tenta('medico_a', $$select 1 from pacientes where clinica_id = tests.id('hospital')$$), '0',
  'a link that a hospital takes up again gives nothing before the doctor accepts it'
);

select * from finish();
rollback;
