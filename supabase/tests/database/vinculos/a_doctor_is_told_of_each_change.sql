begin;
select plan(6);
select tests.mundo();

select tests.como('clinica_a', $$update clinica_medicos set ativo = false where medico_id = tests.id('medico_a') returning id$$);
select is(
  tests.como('medico_a', $$select mensagem from notificacoes where titulo = 'Vínculo encerrado' and aviso = 'vinculo_encerrado'$$),
  'Clínica A encerrou seu vínculo. Os prontuários da clínica deixam de aparecer para você.',
  'a doctor is told of the end of a link, and can read so afterwards'
);
select tests.como('clinica_a', $$update clinica_medicos set ativo = true where medico_id = tests.id('medico_a') returning id$$);
select tests.como('clinica_a', $$update clinica_medicos set ativo = false where medico_id = tests.id('medico_a') returning id$$);
select tests.como('clinica_a', $$update clinica_medicos set ativo = true where medico_id = tests.id('medico_a') returning id$$);
select is(
  tests.como('medico_a', $$select count(*) || ': ' || min(mensagem) from notificacoes where aviso = 'vinculo_pedido'$$),
  '1: Clínica A quer que você atenda lá. Aceite ou recuse: até lá, nada muda.',
  'a doctor who is asked twice is told once while the first notice is unread'
);
select tests.como('medico_a', $$select responder_vinculo(tests.id('vinculo medico_a clinica_a'), true)$$);
select is(
  tests.como('medico_a', $$select count(*) from notificacoes where aviso = 'vinculo_pedido' and not lida$$), '0',
  'a request that the doctor has answered waits in the bell no longer'
);
select is(
  tests.como('medico_a', $$select mensagem from notificacoes where titulo = 'Vínculo ativo' and aviso = 'vinculo_ativo'$$),
  'Você agora atende em Clínica A.', 'the return of a link that was accepted is told to the doctor'
);
select is(
  tests.como('clinica_a', $$select string_agg(aviso || ': ' || mensagem, '; ') from notificacoes where titulo like 'Vínculo%'$$),
  'vinculo_aceito: Dra. Ána Alves aceitou o vínculo e já atende com você.',
  'the clinic is told of the acceptance alone, not of what it did itself'
);
select tests.como('medico_a', $$select responder_vinculo(tests.id('vinculo medico_a clinica_a'), false)$$);
select is(
  tests.como('clinica_a', $$select mensagem from notificacoes where titulo = 'Vínculo encerrado' and aviso = 'vinculo_recusado'$$),
  'Dra. Ána Alves encerrou o vínculo. O que escreveu continua no prontuário; confira os próximos agendamentos.',
  'the clinic is told when the doctor ends the link'
);

select * from finish();
rollback;
