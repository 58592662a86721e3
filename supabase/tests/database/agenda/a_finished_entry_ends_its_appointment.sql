begin;
select plan(9);
select tests.mundo();
select tests.criar_agenda();

-- Two appointments of one patient are being attended: one has its entry, the other none.
insert into agendamentos (id, clinica_id, paciente_id, medico_id, tipo_id, inicio, criado_por)
values (
  tests.id('segunda_consulta'), tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'),
  tests.id('tipo_a'), tests.segunda('10:00', 3), tests.id('clinica_a')
);
select tests.iniciar(tests.id('consulta_jose'), 2), tests.iniciar(tests.id('segunda_consulta'), 1);

select tests.entrar_como('medico_a');
insert into prontuarios (id, clinica_id, paciente_id, subjetivo)
values (tests.id('da_consulta'), tests.id('clinica_a'), tests.id('jose'), 'Dor lombar.');
update agendamentos set prontuario_id = tests.id('da_consulta') where id = tests.id('consulta_jose');
update prontuarios set subjetivo = 'Dor lombar há dois dias.' where id = tests.id('da_consulta');
select is(
  (select status from agendamentos where id = tests.id('consulta_jose')), 'em_atendimento',
  'saving the draft leaves its appointment being attended'
);
update prontuarios set status = 'finalizado' where id = tests.id('da_consulta');
select is(
  (select status from agendamentos where id = tests.id('consulta_jose')), 'realizado',
  'finishing the entry finishes its appointment'
);
select is(
  (select status from agendamentos where id = tests.id('segunda_consulta')), 'em_atendimento',
  'finishing the entry finishes no other appointment'
);
select is(
  (
    select (e.de, e.para, e.autor_id)::text from agendamento_eventos e
    where e.agendamento_id = tests.id('consulta_jose') and e.para = 'realizado'
  ),
  ('em_atendimento', 'realizado', tests.id('medico_a'))::text, 'the history of the appointment says who finished it'
);

insert into prontuarios (id, clinica_id, paciente_id, adendo_de, subjetivo)
values (
  tests.id('adendo'), tests.id('clinica_a'), tests.id('jose'), tests.id('da_consulta'), 'Sem febre.'
);
update prontuarios set status = 'finalizado' where id = tests.id('adendo');
select is(
  (select status from agendamentos where id = tests.id('segunda_consulta')), 'em_atendimento',
  'finishing an addendum finishes no appointment'
);

insert into prontuarios (id, clinica_id, paciente_id, subjetivo)
values (tests.id('avulsa'), tests.id('clinica_a'), tests.id('jose'), 'Retornou.');
update prontuarios set status = 'finalizado' where id = tests.id('avulsa');
select is(
  (
    select (a.status, a.prontuario_id)::text from agendamentos a
    where a.id = tests.id('segunda_consulta')
  ),
  ('realizado', tests.id('avulsa'))::text, 'an entry begun elsewhere finishes the appointment that has no entry'
);

select tests.sair();
select is(
  (select status from agendamentos where id = tests.id('consulta_beto')), 'agendado',
  'the appointment of another clinic is untouched'
);
update agendamentos set medico_id = tests.id('medico_b') where id = tests.id('consulta_beto');
select tests.iniciar(tests.id('consulta_beto'));
select tests.entrar_como('medico_a');
insert into prontuarios (id, clinica_id, paciente_id, subjetivo)
values (tests.id('de_outra'), tests.id('clinica_b'), tests.id('beto'), 'Avaliação.');
update prontuarios set status = 'finalizado' where id = tests.id('de_outra');
select tests.sair();
select is(
  (select status from agendamentos where id = tests.id('consulta_beto')), 'em_atendimento',
  'an entry does not finish what a colleague attends'
);
select is(
  (select count(*)::int from agendamentos where status = 'realizado'), 2, 'two appointments were finished in all'
);

select * from finish();
rollback;
