begin;
select plan(15);
select tests.mundo();
select tests.criar_agenda();
delete from notificacoes;

create function tests.serie(ator text, so_conferir boolean, variadic horarios timestamp[]) returns text language sql as $$
  select tests.como(ator, format(
    'select string_agg(to_char(horario, ''HH24:MI'') || '' '' || coalesce(conflito, case when agendamento_id is null then ''nada'' else ''ok'' end), '' | '' order by horario)
     from agendar_serie(tests.id(''clinica_a''), tests.id(''maria''), tests.id(''medico_a''), tests.id(''tipo_a''), %L, p_so_conferir => %L)',
    horarios, so_conferir
  ))
$$;
create function tests.dia(hora time, semanas int default 3) returns timestamp language sql as $$
  select tests.segunda(hora, semanas) at time zone 'America/Sao_Paulo'
$$;

select is(
  tests.serie('staff_a', true, tests.dia('08:00'), tests.dia('09:10')),
  '08:00 nada | 09:10 O médico já tem atendimento neste horário.',
  'a series that is only checked says why a time is not possible'
);
select is(
  (select count(*) from agendamentos where paciente_id = tests.id('maria')), 0::bigint,
  'checking a series books nothing'
);
select is((select count(*) from notificacoes), 0::bigint, 'checking a series tells nobody');
select is(
  tests.serie('staff_a', false, tests.dia('08:00'), tests.dia('09:10'), tests.dia('10:00')),
  '08:00 ok | 09:10 O médico já tem atendimento neste horário. | 10:00 ok',
  'the desk books the times of a series that are possible'
);
select is(
  (select count(distinct serie_id) from agendamentos where paciente_id = tests.id('maria')), 1::bigint,
  'the appointments booked together are one series'
);
select is(
  (select string_agg(mensagem, ' | ') from notificacoes where user_id = tests.id('medico_a')),
  'Mário D''Ávila: 2 atendimentos a partir de ' || to_char(tests.dia('08:00'), 'DD/MM/YYYY') || ' às 08:00.',
  'the doctor is told once of a series'
);
select is(
  tests.serie('medico_a', false, '2020-01-06 08:00', tests.dia('08:00', 5)),
  '08:00 Não se agenda no passado. Escolha um horário a partir de agora. | 08:00 ok',
  'a doctor books a series, in which the past is a conflict'
);
select is(
  tests.serie('staff_a', true, '2018-11-04 00:30'), '00:30 Neste dia os relógios pularam este horário.',
  'an hour that the clocks of the clinic skipped is a conflict'
);
insert into agenda_regras (clinica_id, fuso) values (tests.id('clinica_a'), 'America/Manaus');
select is(
  tests.serie('staff_a', true, '2018-11-04 00:30'), '00:30 Não se agenda no passado. Escolha um horário a partir de agora.',
  'an hour that exists in the zone of the clinic is not refused as skipped'
);
delete from agenda_regras;
select is(
  tests.tenta(ator, format('select agendar_serie(tests.id(''clinica_a''), tests.id(''maria''), tests.id(''medico_a''), tests.id(''tipo_a''), %L)', array[tests.dia('11:00')])),
  '42501', ator || ' books no series in clínica A'
)
from unnest(array['staff_b', 'medico_b', 'paciente', 'plantonista']) as ator;
select is(
  tests.tenta('staff_a', $$select agendar_serie(tests.id('clinica_a'), tests.id('maria'), tests.id('medico_a'), tests.id('tipo_a'),
    array(select now()::timestamp + make_interval(days => n) from generate_series(1, 105) as n))$$), '23514', 'a series of more than 104 times is refused'
);
select is(
  tests.tenta('staff_a', format('select agendar_serie(tests.id(''clinica_a''), tests.id(''beto''), tests.id(''medico_a''), tests.id(''tipo_a''), %L)', array[tests.dia('11:00')])),
  '42501', 'a series for a patient of another clinic is refused'
);

select * from finish();
rollback;
