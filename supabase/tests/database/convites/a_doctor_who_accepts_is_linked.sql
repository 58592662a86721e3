begin;
select plan(4);
select tests.mundo();

select tests.como('medico_b', $$select aceitar_convite('aberto')$$);

select is(
  tests.tenta('medico_b', $$select 1 from pacientes where clinica_id = tests.id('clinica_a')$$), '2',
  'a doctor who accepted sees the clinic''s patients'
);
select is(
  tests.como('clinica_a', $$select autor_id from clinica_medicos_eventos where medico_id = tests.id('medico_b')$$),
  tests.id('medico_b')::text, 'the history of the link says who made it'
);
select is(
  tests.como('clinica_a', $$select mensagem from notificacoes where titulo = 'Convite aceito' and aviso = 'convite_aceito'$$),
  'Dr. Bento Brito aceitou o convite e já pode trabalhar com você.', 'the clinic is told that the invitation was accepted'
);
select is(
  (select usado_por from public.convites where id = tests.id('convite aberto')), tests.id('medico_b'),
  'the invitation says by whom it was used'
);

select * from finish();
rollback;
