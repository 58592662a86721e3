begin;
select plan(13);
select tests.mundo();
select tests.criar_agenda();

create function tests.livres(ator text, de date, ate date default null, tipo text default 'tipo_a', medico text default 'medico_a')
returns text language sql as $$
  select tests.como(ator, format(
    'select string_agg(to_char(inicio at time zone ''America/Sao_Paulo'', ''HH24:MI''), '' '' order by inicio)
     from horarios_livres(tests.id(''clinica_a''), %L, tests.id(%L), %L, %L)',
    case when medico is not null then tests.id(medico) end, tipo, de, coalesce(ate, de)
  ))
$$;
create function tests.dia(dias int default 0) returns date language sql as $$
  select (tests.segunda('00:00') at time zone 'America/Sao_Paulo')::date + dias
$$;

select is(
  tests.livres('staff_a', tests.dia()), '08:00 08:30 09:30 10:00 10:30 11:00 11:30',
  'every half hour of the morning is free but the one that is booked'
);
select is(tests.livres('medico_a', tests.dia()), tests.livres('staff_a', tests.dia()), 'the doctor is told the same');
select is(tests.livres('clinica_b', tests.dia()), null, 'another clinic is told nothing');
select is(tests.livres('staff_a', tests.dia(5), tests.dia(6)), null, 'nobody attends at the weekend');
select is(
  tests.livres('staff_a', tests.dia(7)), '08:00 08:30 09:30 10:00 10:30 11:00 11:30',
  'what the hospital booked takes the doctor from the clinic too'
);
select is(
  tests.livres('staff_a', tests.dia(), null, 'tipo_exame'), '08:00 10:00 10:30 11:00 11:30',
  'minutes before and after are kept free'
);
select is(
  tests.livres('staff_a', tests.dia(), null, 'tipo_a', null), tests.livres('staff_a', tests.dia()),
  'no doctor in the question means any'
);

insert into bloqueios_de_agenda (clinica_id, medico_id, inicio, fim, motivo, criado_por)
values (tests.id('clinica_a'), tests.id('medico_a'), tests.segunda('10:15'), tests.segunda('11:00'), 'outro', tests.id('medico_a'));
select is(tests.livres('staff_a', tests.dia()), '08:00 08:30 09:30 11:00 11:30', 'time off is taken out');
update bloqueios_de_agenda set ativo = false;

update agendamentos set status = 'cancelado' where id = tests.id('consulta_jose');
select is(
  tests.livres('staff_a', tests.dia()), '08:00 08:30 09:00 09:30 10:00 10:30 11:00 11:30',
  'what was cancelled is free again'
);

update disponibilidades set ativa = false where dia_da_semana = 1;
select is(tests.livres('staff_a', tests.dia()), null, 'hours that were switched off offer nothing');

insert into disponibilidades (clinica_id, medico_id, dia_da_semana, inicio, fim)
values
  (tests.id('clinica_a'), tests.id('medico_a'), 1, '23:00', '24:00'),
  (tests.id('clinica_a'), tests.id('medico_a'), 2, '00:00', '00:30');
update tipos_de_atendimento set duracao_min = 60 where id = tests.id('tipo_a');
select is(
  tests.livres('staff_a', tests.dia(), tests.dia(1)), '23:00 23:30 08:00 08:30 09:00 09:30 10:00 10:30 11:00',
  'hours that touch at midnight are one stretch'
);

update clinica_medicos set ativo = false where medico_id = tests.id('medico_a') and clinica_id = tests.id('clinica_a');
select is(tests.livres('staff_a', tests.dia(), tests.dia(1)), null, 'a doctor who left the clinic offers nothing');
select is(
  (select count(*) from horarios_livres(tests.id('clinica_a'), null, tests.id('tipo_b'), tests.dia(), tests.dia(9))), 0::bigint,
  'a kind of another tenant has no free slots'
);

select * from finish();
rollback;
