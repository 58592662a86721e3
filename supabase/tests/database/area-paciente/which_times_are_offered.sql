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

select is(tests.oferecidos('paciente', 'jose', 'tipo_a'), '08:00 08:30 09:30 10:00 10:30 11:00 11:30', 'free times of the day');
select is(tests.oferecidos('paciente', 'jose', 'tipo_exame'), null, 'none of a kind that is not asked for');
select is(tests.oferecidos('paciente', 'beto', 'tipo_b'), null, 'none of another clinic');
select is(tests.oferecidos('vizinho', 'jose', 'tipo_a'), null, 'none to another account');
select is(tests.oferecidos('staff_a', 'jose', 'tipo_a'), null, 'nor here to who works there');
update tipos_de_atendimento set pedido_pelo_paciente = false;
select is(tests.oferecidos('paciente', 'jose', 'tipo_a'), null, 'none once it is off');
select is(
  tests.oferecidos('paciente', 'jose', 'tipo_exame', 'consulta_jose'), '08:00 08:30 09:30 10:00 10:30 11:00 11:30',
  'what is booked is moved within its own kind, whatever is named'
);
select is(tests.oferecidos('paciente', 'jose', 'tipo_a', 'consulta_beto'), null, 'not by another''s appointment');

-- Moving, which is the call of everybody.
select is(tests.tenta('paciente', format('select remarcar(tests.id(''consulta_jose''), %L)', tests.segunda('10:00'))), '1', 'moves to an offered time');
select is(tests.tenta('paciente', format('select remarcar(tests.id(''consulta_jose''), %L)', tests.segunda('10:07'))), '23P01', 'to no other');
select tests.como('paciente', format('select id from remarcar(tests.id(''consulta_jose''), %L)', tests.segunda('10:00')));
select is(tests.como('paciente', 'select quem_confirma from meus_agendamentos()'), 'clinica', 'moved, the clinic is to confirm');
select is(tests.tenta('paciente', $$select mudar_status(tests.id('consulta_jose'), 'confirmado')$$), '42501', 'not oneself');
select tests.como('staff_a', $$select id from mudar_status(tests.id('consulta_jose'), 'confirmado')$$);
select is(tests.como('paciente', 'select concat(status, quem_confirma) from meus_agendamentos()'), 'confirmado', 'confirmed, nobody is');
select tests.como('paciente', format('select id from remarcar(tests.id(''consulta_jose''), %L)', tests.segunda('10:00', 4)));
select is(tests.como('paciente', 'select string_agg(status || '' '' || quem_confirma, '', '') from meus_agendamentos()'), 'agendado clinica', 'on another day too, and once');
select is(tests.como('paciente', 'select count(*)::text from meus_agendamentos(true)'), '0', 'what was moved is no past one');
select is(tests.tenta('paciente', $$insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio)
  values (tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.id('tipo_a'), tests.segunda('11:00'))$$), '42501', 'nobody books by hand');

select * from finish();
rollback;
