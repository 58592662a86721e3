begin;
select plan(3);
select tests.mundo();

select tests.como('clinica_a', $$update clinica_medicos set ativo = false where medico_id = tests.id('medico_a') returning id$$);
select is(
  tests.como('medico_a', $$select mensagem from notificacoes where titulo = 'Vínculo encerrado' and aviso = 'vinculo_encerrado'$$),
  'Clínica A encerrou seu vínculo. Os prontuários da clínica deixam de aparecer para você.',
  'the end of a link is told, and can be read afterwards'
);
select tests.como('clinica_a', $$update clinica_medicos set ativo = true where medico_id = tests.id('medico_a') returning id$$);
select is(
  tests.como('medico_a', $$select mensagem from notificacoes where titulo = 'Vínculo ativo' and aviso = 'vinculo_ativo'$$),
  'Você agora atende em Clínica A.', 'and so is its return'
);
select is(
  tests.como('clinica_a', $$select count(*) from notificacoes where titulo like 'Vínculo%'$$), '0',
  'the clinic, who did it, is not'
);

select * from finish();
rollback;
