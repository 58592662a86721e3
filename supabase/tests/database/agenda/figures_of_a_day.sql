begin;
select plan(9);
select tests.mundo();
select tests.criar_agenda();

-- Last Monday: ten hours before and after, two seen, one of them out of hours, one missed, one cancelled.
insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio, status, criado_por, encaixe, motivo_do_encaixe)
select tests.id('clinica_a'), tests.id(a.paciente), tests.id('medico_a'), tests.id('tipo_a'), tests.segunda(a.hora, -1), a.status,
  tests.id('clinica_a'), a.encaixe, case when a.encaixe then 'Dor forte' end
from (
  values
    ('jose', time '08:00', 'realizado', false), ('maria', '08:15', 'realizado', true), ('jose', '11:45', 'confirmado', false),
    ('jose', '09:00', 'faltou', false), ('maria', '10:00', 'cancelado', false)
) as a (paciente, hora, status, encaixe);

create function tests.numeros(ator text, coluna text) returns text language sql as $$
  select tests.como(ator, format(
    'select sum(%I) from estatisticas_da_agenda(tests.id(''clinica_a''), null, %L, %L)', coluna,
    (tests.segunda('12:00', -1))::date, (tests.segunda('12:00', -1))::date
  ))
$$;

select is(tests.numeros('staff_a', 'realizados'), '2', 'the figures count who was seen');
select is(tests.numeros('staff_a', 'faltas'), '1', 'the figures count who was missed');
select is(tests.numeros('staff_a', 'cancelados'), '1', 'the figures count what was cancelled');
select is(
  tests.numeros('staff_a', 'minutos_oferecidos'), '240',
  'the figures count the minutes of the hours that were offered'
);
select is(
  tests.numeros('staff_a', 'minutos_ocupados'), '60',
  'overlapping minutes are counted once, and those beyond the hours not at all'
);
select is(tests.numeros('staff_a', 'pacientes_novos'), '2', 'two patients who were never seen before are new');

insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio, status, criado_por)
values (tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.id('tipo_a'), tests.segunda('08:00', -2), 'realizado', tests.id('clinica_a'));
select is(tests.numeros('medico_a', 'pacientes_novos'), '1', 'a patient who was seen before is not new');
select is(tests.numeros('staff_b', 'realizados'), null, 'another clinic is told nothing');
select is(tests.numeros('plantonista', 'realizados'), null, 'an account that works in no clinic is told nothing');

select * from finish();
rollback;
