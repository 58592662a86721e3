begin;
select plan(4);
select tests.mundo();

select tests.como('estranho', $$select aceitar_convite('equipe')$$);
select is(
  (select clinica_id from public.profiles where id = tests.id('estranho')), tests.id('clinica_a'), 'in that clinic'
);
select is(
  tests.tenta('estranho', $$select 1 from pacientes where clinica_id = tests.id('clinica_a')$$), '2',
  'whose patients are seen'
);
select is(
  tests.tenta('estranho', $$select 1 from prontuarios$$), '0', 'and whose records are not'
);
select is(
  tests.queixa('estranho', $$select aceitar_convite('de_b')$$), 'Sua conta já faz parte de outra clínica.',
  'a second clinic is refused'
);

select * from finish();
rollback;
