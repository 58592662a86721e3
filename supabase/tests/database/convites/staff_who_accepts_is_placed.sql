begin;
select plan(4);
select tests.mundo();

select tests.como('estranho', $$select aceitar_convite('equipe')$$);
select is(
  (select clinica_id from public.profiles where id = tests.id('estranho')), tests.id('clinica_a'), 'staff who accepted is placed in that clinic'
);
select is(
  tests.tenta('estranho', $$select 1 from pacientes where clinica_id = tests.id('clinica_a')$$), '2',
  'staff who accepted sees the clinic''s patients'
);
select is(
  tests.tenta('estranho', $$select 1 from prontuarios$$), '0', 'staff who accepted reads no entry'
);
select is(
  tests.queixa('estranho', $$select aceitar_convite('de_b')$$), 'Sua conta já faz parte de outra clínica.',
  'staff of one clinic does not accept the invitation of another'
);

select * from finish();
rollback;
