begin;
select plan(16);
select tests.mundo();
select tests.criar_agenda();
select tests.criar_area();

create function tests.oferecidos(ator text, paciente text, tipo text, agendamento text default null) returns text language sql as $$
  select tests.como(ator, format(
    'select string_agg(to_char(inicio at time zone ''America/Sao_Paulo'', ''HH24:MI''), '' '' order by inicio)
     from horarios_para_o_paciente(%L, %L, null, %L, %L, %L)',
    tests.id(paciente), tests.id(tipo), tests.segunda('00:00')::date, tests.segunda('00:00')::date, tests.id(agendamento)
  ))
$$;

select is(
  tests.oferecidos('paciente', 'jose', 'tipo_a'), '08:00 08:30 09:30 10:00 10:30 11:00 11:30',
  'the patient is offered the free times of the day'
);
select is(
  tests.oferecidos('paciente', 'jose', 'tipo_exame'), null,
  'the patient is offered no time of a kind that patients may not ask for'
);
select is(tests.oferecidos('paciente', 'beto', 'tipo_b'), null, 'the patient is offered no time of another clinic');
select is(tests.oferecidos('vizinho', 'jose', 'tipo_a'), null, 'another account is offered no time for the patient');
select is(tests.oferecidos('staff_a', 'jose', 'tipo_a'), null, 'staff is offered no time through the patient''s call');
update tipos_de_atendimento set pedido_pelo_paciente = false;
select is(
  tests.oferecidos('paciente', 'jose', 'tipo_a'), null,
  'the patient is offered no time once the kind may not be asked for'
);
select is(
  tests.oferecidos('paciente', 'jose', 'tipo_exame', 'consulta_jose'), '08:00 08:30 09:30 10:00 10:30 11:00 11:30',
  'an appointment is moved within its own kind, whatever kind is named'
);
select is(
  tests.oferecidos('paciente', 'jose', 'tipo_a', 'consulta_beto'), null,
  'the patient is offered no time by the appointment of another'
);

-- Moving, which is the call of everybody.
select is(
  tests.tenta('paciente', format('select remarcar(tests.id(''consulta_jose''), %L)', tests.segunda('10:00'))), '1',
  'the patient moves an appointment to an offered time'
);
select is(
  tests.tenta('paciente', format('select remarcar(tests.id(''consulta_jose''), %L)', tests.segunda('10:07'))), '23P01',
  'the patient does not move an appointment to a time that is not offered'
);
select tests.como('paciente', format('select id from remarcar(tests.id(''consulta_jose''), %L)', tests.segunda('10:00')));
select is(
  tests.como('paciente', 'select quem_confirma from meus_agendamentos()'), 'clinica',
  'the clinic is to confirm what the patient moved'
);
select is(
  tests.tenta('paciente', $$select mudar_status(tests.id('consulta_jose'), 'confirmado')$$), '42501',
  'the patient does not confirm the own move'
);
select tests.como('staff_a', $$select id from mudar_status(tests.id('consulta_jose'), 'confirmado')$$);
select is(
  tests.como('paciente', 'select concat(status, quem_confirma) from meus_agendamentos()'), 'confirmado',
  'nobody is to confirm what was confirmed'
);
select tests.como('paciente', format('select id from remarcar(tests.id(''consulta_jose''), %L)', tests.segunda('10:00', 4)));
select is(
  tests.como('paciente', 'select string_agg(status || '' '' || quem_confirma, '', '') from meus_agendamentos()'), 'agendado clinica',
  'the clinic is to confirm a move to another day, which is shown once'
);
select is(
  tests.como('paciente', 'select count(*)::text from meus_agendamentos(true)'), '0',
  'an appointment that was moved away is not among the past ones'
);
select is(tests.tenta('paciente', $$insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio)
  values (tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.id('tipo_a'), tests.segunda('11:00'))$$), '42501', 'the patient does not book by hand');

select * from finish();
rollback;
