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
select is(tests.dia('staff_a', '{agenda,por_status,agendado}'), '2', 'the desk counts every doctor''s');
select is(tests.dia('clinica_a', '{agenda,por_status,agendado}'), '2', 'so does the clinic');
select is(tests.dia('medico_a', '{agenda,por_status,agendado}'), '1', 'a doctor counts the own');
select is(tests.dia('medico_a', '{agenda,por_status,cancelado}'), '1', 'what was cancelled is told apart');
select is(tests.dia('staff_a', '{agenda,esperando}'), '1', 'who arrived and was not called in waits');
select is(tests.dia('medico_b', '{agenda,esperando}'), '0', 'a colleague''s patient does not');
select is(
  tests.como('staff_a', $$select string_agg(l ->> 'paciente', ', ' order by l ->> 'inicio') from jsonb_array_elements(painel_do_dia(tests.id('clinica_a')) #> '{agenda,linhas}') as l$$),
  'Mário D''Ávila, José da Conceição, José da Conceição', 'rows are those still to be dealt with, by the name people are called by'
);

-- Nothing clinical reaches the desk; drafts are their author's.
select is(tests.dia('staff_a', '{rascunhos}'), '[]', 'the desk is told of no draft');
select is(tests.dia('clinica_a', '{rascunhos}'), '[]', 'nor is the clinic of a doctor''s');
select is(tests.dia('medico_a', '{rascunhos,0,o_que}'), 'evolucao', 'a doctor is, of the own');
select is(jsonb_array_length(tests.dia('medico_a', '{rascunhos}')::jsonb), 1, 'and of no colleague''s');
select is(tests.dia('staff_a', '{na_lista_de_espera}'), '1', 'who waits for a slot is counted');
select is(tests.dia('staff_a', '{livres,tipo}'), 'Consulta', 'free slots say for what');

-- Who has no business there is told nothing.
select is(tests.dia('staff_b', '{hoje}'), null, 'the neighbour''s desk');
select is(tests.dia('clinica_b', '{hoje}'), null, 'the neighbour');
select is(tests.dia('medico_ex', '{hoje}'), null, 'a doctor who was dismissed');
select is(tests.dia('staff_dispensado', '{hoje}'), null, 'staff who was dismissed');
select is(tests.dia('paciente', '{hoje}'), null, 'a patient with a guessed id');
select is(
  tests.tenta('anonimo', $$select painel_do_dia(tests.id('clinica_a'))$$), '42501', 'whoever has not signed in'
);

select * from finish();
rollback;
