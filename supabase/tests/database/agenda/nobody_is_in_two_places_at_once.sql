begin;
select plan(22);
select tests.mundo();
select tests.criar_agenda();

-- Another appointment, as its clinic's desk would book it: of which doctor, where, from when to when, in which room.
create function tests.hora_para(clinica text, medico text, de time, ate time, sala text default null, tipo text default 'tipo_a', motivo text default null)
returns text language sql as $$
  select tests.tenta(case clinica when 'clinica_a' then 'staff_a' else clinica end, format(
    'insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, sala_id, inicio, fim, encaixe, motivo_do_encaixe)
     values (tests.id(%L), tests.id(%L), tests.id(%L), tests.id(%L), %L, %L, %L, %L, %L)',
    clinica, case clinica when 'clinica_a' then 'maria' else 'beto' end, medico, tipo, case when sala is not null then tests.id(sala) end,
    tests.segunda(de), tests.segunda(ate), motivo is not null, motivo
  ))
$$;

-- consulta_jose: medico_a, 09:00 to 09:30. consulta_beto: medico_b in sala_b, the same time.
select is(tests.hora_para('clinica_a', 'medico_a', '09:00', '09:30'), '23P01', 'an appointment at the same time is refused');
select is(
  tests.hora_para('clinica_a', 'medico_a', '08:45', '09:05'), '23P01',
  'an appointment over the beginning of another is refused'
);
select is(
  tests.hora_para('clinica_a', 'medico_a', '09:25', '09:45'), '23P01',
  'an appointment over the end of another is refused'
);
select is(tests.hora_para('clinica_a', 'medico_a', '09:10', '09:20'), '23P01', 'an appointment inside another is refused');
select is(tests.hora_para('clinica_a', 'medico_a', '08:00', '12:00'), '23P01', 'an appointment around another is refused');
select is(tests.hora_para('clinica_a', 'medico_a', '08:30', '09:00'), '1', 'an appointment may end when another begins');
select is(tests.hora_para('clinica_a', 'medico_a', '09:30', '10:00'), '1', 'an appointment may begin when another ends');
select is(
  tests.hora_para('clinica_a', 'medico_a', '08:30', '09:00', null, 'tipo_exame'), '23P01',
  'the minutes after an appointment count'
);
select is(
  tests.hora_para('clinica_a', 'medico_a', '09:30', '10:00', null, 'tipo_exame'), '23P01',
  'the minutes before an appointment count'
);
select is(
  tests.hora_para('clinica_a', 'medico_a', '09:40', '10:00', null, 'tipo_exame'), '1',
  'an appointment fits where its minutes before are free'
);
select is(
  tests.hora_para('clinica_b', 'medico_a', '09:00', '09:30', null, 'tipo_b'), '23P01',
  'a doctor who is booked in clínica A is taken in clínica B'
);
select is(
  tests.hora_para('clinica_a', 'medico_b', '09:00', '09:30'), '23P01',
  'a doctor who is booked in clínica B is taken in clínica A'
);
select is(tests.hora_para('clinica_b', 'medico_a', '09:40', '10:00', 'sala_b', 'tipo_b'), '1', 'a room is free after its appointment');
select is(
  tests.hora_para('clinica_b', 'medico_a', '09:20', '09:40', 'sala_b', 'tipo_b'), '23P01',
  'an appointment over both doctor and room is refused'
);
update agendamentos set status = 'cancelado' where id = tests.id('consulta_jose');
select is(
  tests.hora_para('clinica_b', 'medico_a', '09:20', '09:40', 'sala_b', 'tipo_b'), '23P01',
  'a room holds one at a time, whoever the doctor'
);
select is(
  tests.hora_para('clinica_b', 'medico_a', '09:20', '09:40', null, 'tipo_b'), '1',
  'an appointment without the taken room is accepted'
);
select is(
  tests.hora_para('clinica_a', 'medico_a', '09:00', '09:30'), '1',
  'an appointment that was cancelled holds nothing'
);
update agendamentos set status = 'agendado' where id = tests.id('consulta_jose');
select is(
  tests.hora_para('clinica_a', 'medico_a', '09:00', '09:30', null, 'tipo_a', 'Dor forte'), '1',
  'an encaixe with a reason is booked over another'
);
select is(
  tests.hora_para('clinica_a', 'medico_a', '09:00', '09:30', null, 'tipo_a', 'x'), '23514',
  'an encaixe with a reason of one letter is refused'
);

insert into bloqueios_de_agenda (clinica_id, medico_id, inicio, fim, motivo, criado_por)
values (tests.id('clinica_a'), tests.id('medico_a'), tests.segunda('10:00'), tests.segunda('11:00'), 'ferias', tests.id('medico_a'));
select is(tests.hora_para('clinica_a', 'medico_a', '10:30', '11:30'), '23P01', 'an appointment over time off is refused');
select is(
  tests.hora_para('clinica_a', 'medico_a', '10:30', '11:30', null, 'tipo_a', 'Paciente internado'), '1',
  'an encaixe is booked over time off'
);
select is(tests.hora_para('clinica_a', 'medico_a', '11:00', '11:30'), '1', 'an appointment may begin when time off ends');

select * from finish();
rollback;
