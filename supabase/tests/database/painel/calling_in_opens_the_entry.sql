begin;
select plan(14);
select tests.mundo();
select tests.criar_agenda();
insert into agendamentos (id, clinica_id, paciente_id, medico_id, tipo_id, inicio, status, criado_por)
values (
  tests.id('agora'), tests.id('clinica_a'), tests.id('maria'), tests.id('medico_a'), tests.id('tipo_a'), now() - interval '5 minutes',
  'confirmado', tests.id('clinica_a')
);

create function tests.atender(ator text) returns text language sql as $$
  select tests.como(ator, 'select prontuario_id from atender(tests.id(''agora''))')
$$;

select is(tests.tenta('staff_a', $$select atender(tests.id('agora'))$$), '42501', 'the desk calls nobody in to an entry');
select is(
  tests.tenta('clinica_a', $$select atender(tests.id('agora'))$$), '42501',
  'the clinic calls nobody in to an entry'
);
select is(
  tests.tenta('medico_b', $$select atender(tests.id('agora'))$$), '42501',
  'a doctor of another clinic calls nobody in to an entry'
);
select is(
  tests.tenta('medico_ex', $$select atender(tests.id('agora'))$$), '42501',
  'a doctor who was dismissed calls nobody in to an entry'
);
select is(tests.tenta('paciente', $$select atender(tests.id('agora'))$$), '42501', 'a patient calls nobody in to an entry');
select is(
  tests.tenta('anonimo', $$select atender(tests.id('agora'))$$), '42501',
  'nobody anonymous calls anybody in to an entry'
);

select isnt(tests.atender('medico_a'), null, 'the doctor who attends calls the patient in');
select is(
  (select status from agendamentos where id = tests.id('agora')), 'em_atendimento',
  'calling in begins the appointment'
);
select is(
  (select e.status || ' ' || e.autor_nome from prontuarios e join agendamentos a on a.prontuario_id = e.id where a.id = tests.id('agora')),
  'rascunho Dra. Ána Alves', 'a draft of the doctor is tied to the appointment'
);
select is(
  tests.atender('medico_a'), (select prontuario_id::text from agendamentos where id = tests.id('agora')),
  'calling in again leads to the same entry'
);
select is(
  (select count(*) from prontuarios where paciente_id = tests.id('maria')), 1::bigint,
  'calling in again makes no other entry'
);

-- An open draft about the patient is gone on with; a finished entry is shown.
insert into agendamentos (id, clinica_id, paciente_id, medico_id, tipo_id, inicio, status, criado_por, encaixe, motivo_do_encaixe)
values (
  tests.id('do_jose'), tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.id('tipo_a'), now() - interval '4 minutes',
  'agendado', tests.id('clinica_a'), true, 'Dor forte'
);
select is(
  tests.como('medico_a', 'select prontuario_id from atender(tests.id(''do_jose''))'), tests.id('rascunho_a')::text,
  'calling in takes up the open draft about the patient'
);
select tests.como('medico_a', $$update prontuarios set status = 'finalizado' where id = tests.id('rascunho_a') returning id$$);
select is(
  tests.como('medico_a', 'select finalizado from atender(tests.id(''do_jose''))'), 'true',
  'calling in shows a finished entry as it is'
);
select is(
  (select count(*) from prontuarios where paciente_id = tests.id('jose') and status = 'rascunho' and autor_id = tests.id('medico_a')), 0::bigint,
  'calling in to a finished entry begins no draft'
);

select * from finish();
rollback;
