begin;
select plan(8);
select tests.mundo();
select tests.criar_agenda();
select tests.criar_area();
select tests.como('medico_a', $$select compartilhar_evolucao(tests.id('evolucao_a'))$$);

select tests.como('medico_a', $$select abrir_correcao(tests.id('evolucao_a'), 'Faltou o lado.')$$);
select is(
  tests.como('paciente', $$select subjetivo from abrir_minha_evolucao(tests.id('evolucao_a'))$$), 'Dor lombar.',
  'the patient does not read a correction under way'
);
select tests.como('medico_a', $$update prontuarios set subjetivo = 'Dor lombar à direita.', status = 'finalizado' where corrige_id = tests.id('evolucao_a') returning id$$);
select is(
  tests.como('paciente', $$select concat_ws(' ', subjetivo, versao) from abrir_minha_evolucao(tests.id('evolucao_a'))$$), 'Dor lombar à direita. 2',
  'the patient reads a correction once it is finished'
);
select is(
  tests.como('paciente', 'select count(*)::text from minhas_evolucoes()'), '1',
  'a finished correction takes the place of the version before it'
);
select tests.como('medico_a', $$select retirar_evolucao((select id from prontuarios where corrige_id = tests.id('evolucao_a')))$$);
select is(tests.tenta('paciente', 'select * from minhas_evolucoes()'), '0', 'taking back any version takes the entry back');
select tests.como('medico_a', $$select compartilhar_evolucao((select id from prontuarios where corrige_id = tests.id('evolucao_a')))$$);
select is((select count(*)::int from evolucoes_compartilhadas), 2, 'each sharing is a row of its own');
select tests.como('medico_a', $$select inativar_evolucao((select id from prontuarios where corrige_id = tests.id('evolucao_a')), 'Paciente trocado')$$);
select is(
  tests.tenta('paciente', $$select * from abrir_minha_evolucao(tests.id('evolucao_a'))$$) || tests.tenta('paciente', 'select * from minhas_evolucoes()'), '00',
  'an inactivated entry is read no more'
);
select is(
  tests.tenta('medico_a', $$select compartilhar_evolucao(tests.id('evolucao_a'))$$), '23514',
  'an inactivated entry is not shared again'
);
update paciente_contas set encerrado_em = now();
select is(
  tests.tenta('paciente', 'select * from minhas_evolucoes()'), '0',
  'the patient reads nothing once the link has ended'
);

select * from finish();
rollback;
