begin;
select plan(8);
select tests.mundo();

select is(
  tests.como('clinica_a', $$select string_agg(nome || ' ' || duracao_min, ', ') from modelo_de_agenda('Psiquiatria')$$),
  'Consulta 50, Primeira consulta 80, Retorno 30', 'a specialty has kinds of its own'
);
select is(
  tests.como('clinica_a', $$select string_agg(nome, ', ') from modelo_de_agenda('Outra')$$),
  'Consulta, Primeira consulta, Retorno', 'or those of a general practice'
);
insert into tipos_de_atendimento (clinica_id, nome, duracao_min) values (tests.id('clinica_a'), 'Retorno', 45);
select tests.como('staff_a', $$select montar_agenda(tests.id('clinica_a'), 'Psiquiatria')$$);
select is(
  (select string_agg(nome || ' ' || duracao_min, ', ' order by nome) from tipos_de_atendimento where clinica_id = tests.id('clinica_a')),
  'Consulta 50, Primeira consulta 80, Retorno 45', 'the desk sets the agenda up; what was there stays'
);
select is(
  (select count(*) from disponibilidades where clinica_id = tests.id('clinica_a') and medico_id = tests.id('medico_a')),
  10::bigint, 'who attends there has hours on working days'
);
select is(
  (select count(distinct medico_id) from disponibilidades where clinica_id = tests.id('clinica_a')), 1::bigint,
  'who has left, or whose account is inactive, has none'
);
select tests.como('clinica_a', $$select montar_agenda(tests.id('clinica_a'), 'Pediatria')$$);
select is(
  (select count(*) from disponibilidades where clinica_id = tests.id('clinica_a')), 10::bigint, 'hours that are there stay as they are'
);
select is(
  tests.tenta('medico_a', $$select montar_agenda(tests.id('clinica_a'), 'Pediatria')$$), '42501', 'a linked doctor does not set up the clinic''s'
);
select is(
  tests.tenta('clinica_b', $$select montar_agenda(tests.id('clinica_a'), 'Pediatria')$$), '42501', 'nor does another clinic'
);

select * from finish();
rollback;
