begin;
select plan(19);
select tests.mundo();
select tests.criar_agenda();

-- Today in clínica A, by its own clocks: one of each state with medico_a, one of medico_b to come.
create function tests.hoje(hora time) returns timestamptz language sql stable as $$
  select ((now() at time zone 'America/Sao_Paulo')::date + hora) at time zone 'America/Sao_Paulo'
$$;
insert into agendamentos (id, clinica_id, paciente_id, medico_id, tipo_id, inicio, status, criado_por)
select tests.id(a.apelido), tests.id('clinica_a'), tests.id(a.paciente), tests.id(a.medico), tests.id('tipo_a'), tests.hoje(a.hora),
  a.status, tests.id('clinica_a')
from (
  values
    ('hoje_feito', 'jose', 'medico_a', time '00:10', 'realizado'), ('hoje_falta', 'maria', 'medico_a', '00:45', 'faltou'),
    ('hoje_espera', 'maria', 'medico_a', '01:20', 'confirmado'), ('hoje_cancelado', 'jose', 'medico_a', '02:00', 'cancelado'),
    ('hoje_vem', 'jose', 'medico_a', '23:20', 'agendado'), ('hoje_do_colega', 'jose', 'medico_b', '23:20', 'agendado')
) as a (apelido, paciente, medico, hora, status);
update agendamentos set chegada_em = now() - interval '12 minutes' where id = tests.id('hoje_espera');

create function tests.dia(ator text, caminho text, clinica text default 'clinica_a') returns text language sql as $$
  select tests.como(ator, format('select painel_do_dia(tests.id(%L)) #>> %L', clinica, caminho))
$$;

-- The desk and the clinic see everybody's day, a doctor the own.
select is(tests.dia('staff_a', '{agenda,por_status,agendado}'), '2', 'the desk counts every doctor''s appointments');
select is(tests.dia('clinica_a', '{agenda,por_status,agendado}'), '2', 'the clinic counts every doctor''s appointments');
select is(tests.dia('medico_a', '{agenda,por_status,agendado}'), '1', 'a doctor counts the own appointments');
select is(tests.dia('medico_a', '{agenda,por_status,cancelado}'), '1', 'a cancelled appointment is counted apart');
select is(
  tests.dia('staff_a', '{agenda,esperando}'), '1',
  'a patient who arrived and was not called in is counted as waiting'
);
select is(tests.dia('medico_b', '{agenda,esperando}'), '0', 'a doctor does not count the waiting patient of a colleague');
select is(
  tests.como('staff_a', $$select string_agg(l ->> 'paciente', ', ' order by l ->> 'inicio') from jsonb_array_elements(painel_do_dia(tests.id('clinica_a')) #> '{agenda,linhas}') as l$$),
  'Mário D''Ávila, José da Conceição, José da Conceição',
  'the rows are the appointments still to be dealt with, by the name people are called by'
);

-- Nothing clinical reaches the desk; drafts are their author's.
select is(tests.dia('staff_a', '{rascunhos}'), '[]', 'the desk is told of no draft');
select is(tests.dia('clinica_a', '{rascunhos}'), '[]', 'the clinic is told of no draft');
select is(tests.dia('medico_a', '{rascunhos,0,o_que}'), 'evolucao', 'a doctor is told of the own draft');
select is(jsonb_array_length(tests.dia('medico_a', '{rascunhos}')::jsonb), 1, 'a doctor is told of no colleague''s draft');
select is(tests.dia('staff_a', '{na_lista_de_espera}'), '1', 'the desk counts who waits for a slot');
select is(tests.dia('staff_a', '{livres,tipo}'), 'Consulta', 'the free slots say for which kind they are');

-- Who has no business there is told nothing.
select is(tests.dia('staff_b', '{hoje}'), null, 'the neighbour''s desk is told nothing');
select is(tests.dia('clinica_b', '{hoje}'), null, 'the neighbour is told nothing');
select is(tests.dia('medico_ex', '{hoje}'), null, 'a doctor who was dismissed is told nothing');
select is(tests.dia('staff_dispensado', '{hoje}'), null, 'staff who was dismissed is told nothing');
select is(tests.dia('paciente', '{hoje}'), null, 'a patient with a guessed id is told nothing');
select is(
  tests.tenta('anonimo', $$select painel_do_dia(tests.id('clinica_a'))$$), '42501', 'nobody anonymous asks for the day'
);

select * from finish();
rollback;
