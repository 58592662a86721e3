begin;
select plan(8);
select tests.mundo();

select is(
  tests.como('clinica_a', $$select string_agg(nome || ' ' || duracao_min, ', ') from modelo_de_agenda('Psiquiatria')$$),
  'Consulta 50, Primeira consulta 80, Retorno 30', 'a specialty has kinds of its own'
);
select is(
  tests.como('clinica_a', $$select string_agg(nome, ', ') from modelo_de_agenda('Outra')$$),
  'Consulta, Primeira consulta, Retorno', 'an unknown specialty has the kinds of a general practice'
);
insert into tipos_de_atendimento (clinica_id, nome, duracao_min) values (tests.id('clinica_a'), 'Retorno', 45);
select tests.como('staff_a', $$select montar_agenda(tests.id('clinica_a'), 'Psiquiatria')$$);
select is(
  (select string_agg(nome || ' ' || duracao_min, ', ' order by nome) from tipos_de_atendimento where clinica_id = tests.id('clinica_a')),
  'Consulta 50, Primeira consulta 80, Retorno 45', 'the desk sets the agenda up, and the kinds that were there stay'
);
select is(
  (select count(*) from disponibilidades where clinica_id = tests.id('clinica_a') and medico_id = tests.id('medico_a')),
  10::bigint, 'a doctor who attends there has hours on working days'
);
select is(
  (select count(distinct medico_id) from disponibilidades where clinica_id = tests.id('clinica_a')), 1::bigint,
  'a doctor who has left, or whose account is inactive, has no hours'
);
select tests.como('clinica_a', $$select montar_agenda(tests.id('clinica_a'), 'Pediatria')$$);
select is(
  (select count(*) from disponibilidades where clinica_id = tests.id('clinica_a')), 10::bigint, 'hours that are there stay as they are'
);
select is(
  tests.tenta('medico_a', $$select montar_agenda(tests.id('clinica_a'), 'Pediatria')$$), '42501',
  'a linked doctor does not set up the agenda of the clinic'
);
select is(
  tests.tenta('clinica_b', $$select montar_agenda(tests.id('clinica_a'), 'Pediatria')$$), '42501',
  'another clinic does not set up the agenda of the clinic'
);

select * from finish();
rollback;
