begin;
select plan(15);
select tests.mundo();
select tests.criar_agenda();

-- This week with medico_a: Monday's morning of four hours, José new and Maria seen last week; one missed. medico_b saw Maria.
insert into agendamentos (id, clinica_id, paciente_id, medico_id, tipo_id, inicio, status, criado_por)
select tests.id(a.apelido), tests.id('clinica_a'), tests.id(a.paciente), tests.id(a.medico), tests.id('tipo_a'), tests.segunda(a.hora, a.semana),
  a.status, tests.id('clinica_a')
from (
  values
    ('visto', 'jose', 'medico_a', time '08:00', 0, 'realizado'), ('de_novo', 'jose', 'medico_a', '09:00', 0, 'realizado'),
    ('antigo', 'maria', 'medico_a', '08:00', -1, 'realizado'), ('volta', 'maria', 'medico_a', '10:00', 0, 'realizado'),
    ('falta', 'maria', 'medico_a', '11:00', 0, 'faltou'), ('do_colega', 'maria', 'medico_b', '11:00', 0, 'faltou'),
    ('falta_antiga', 'maria', 'medico_a', '11:00', -1, 'faltou')
) as a (apelido, paciente, medico, hora, semana, status);

create function tests.soma(ator text, campo text) returns text language sql as $$
  select tests.como(ator, format(
    'select sum((d ->> %L)::int) from jsonb_array_elements(painel_da_semana(tests.id(''clinica_a'')) -> ''dias'') as d', campo
  ))
$$;
create function tests.linhas(ator text, quais text) returns text language sql as $$
  select tests.como(ator, format('select count(*) from linhas_da_semana(tests.id(''clinica_a''), %L)', quais))
$$;

select is(tests.soma('staff_a', 'faltas'), '2', 'the desk counts every doctor''s absences');
select is(tests.linhas('staff_a', 'faltas'), '2', 'the desk finds the rows of those absences');
select is(tests.soma('medico_a', 'faltas'), '1', 'a doctor counts the own absences');
select is(tests.linhas('medico_a', 'faltas'), '1', 'a doctor finds the rows of those absences');
select is(tests.soma('staff_a', 'pacientes_novos'), '1', 'a patient who was seen before is not new, nor new twice');
select is(tests.linhas('staff_a', 'novos'), '1', 'the desk finds the row of the new patient');
select is(
  tests.como('medico_a', $$select paciente from linhas_da_semana(tests.id('clinica_a'), 'novos')$$), 'José da Conceição',
  'the row of a new patient has the name'
);
select is(tests.linhas('staff_a', 'tudo'), '0', 'an unknown kind of rows finds none');

-- Occupancy of each doctor is that of the figures: 20 hours in the week, an hour and a half taken.
select is(tests.soma('staff_a', 'minutos_oferecidos'), '1200', 'the week counts the minutes of its hours');
select is(
  tests.como('staff_a', $$select m ->> 'minutos_oferecidos' || ' ' || (m ->> 'minutos_ocupados') || ' ' || (m ->> 'nome')
    from jsonb_array_elements(painel_da_semana(tests.id('clinica_a')) -> 'medicos') as m$$),
  '1200 90 Dra. Ána Alves', 'the week shows each doctor with hours, and how many minutes are taken'
);
select is(
  tests.como('medico_a', $$select painel_da_semana(tests.id('clinica_a')) ->> 'medicos'$$), '[]',
  'a doctor is shown no colleague'
);

select is(tests.soma('staff_b', 'faltas'), null, 'the neighbour''s desk is told nothing');
select is(tests.soma('medico_ex', 'faltas'), null, 'a doctor who was dismissed is told nothing');
select is(
  tests.linhas('clinica_b', 'faltas') || tests.linhas('medico_ex', 'novos') || tests.linhas('paciente', 'faltas'), '000',
  'neighbour, dismissed doctor and patient find no row'
);
select is(
  tests.tenta('anonimo', $$select linhas_da_semana(tests.id('clinica_a'), 'faltas')$$), '42501',
  'nobody anonymous asks for rows'
);

select * from finish();
rollback;
