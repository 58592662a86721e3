begin;
select plan(3);
select tests.mundo();

select tests.como('clinica_a', $$update clinica_medicos set ativo = false where medico_id = tests.id('medico_a') returning id$$);
select is(
  tests.como('medico_a', $$select mensagem from notificacoes where titulo = 'Vínculo encerrado' and aviso = 'vinculo_encerrado'$$),
  'Clínica A encerrou seu vínculo. Os prontuários da clínica deixam de aparecer para você.',
  'a doctor is told of the end of a link, and can read so afterwards'
);
select tests.como('clinica_a', $$update clinica_medicos set ativo = true where medico_id = tests.id('medico_a') returning id$$);
select is(
  tests.como('medico_a', $$select mensagem from notificacoes where titulo = 'Vínculo ativo' and aviso = 'vinculo_ativo'$$),
  'Você agora atende em Clínica A.', 'a doctor is told that a link is active again'
);
select is(
  tests.como('clinica_a', $$select count(*) from notificacoes where titulo like 'Vínculo%'$$), '0',
  'the clinic is not told of what it did'
);

select * from finish();
rollback;
