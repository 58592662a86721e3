begin;
select plan(12);
select tests.mundo();
select tests.criar_agenda();
select tests.como('clinica_a', $$select restringir_acesso(tests.id('jose'), 'O paciente pediu, por escrito.')$$);
update public.pacientes set data_obito = current_date - 30 where id = tests.id('maria');
select tests.como('medico_a', $$select inativar_evolucao(tests.id('evolucao_a'), 'Paciente trocado.')$$);

-- Every table that people write to: a row of a tenant that is not the caller's meets one refusal, before
-- the triggers that look at doctors, patients and entries.
create function pg_temp.recusas(ator text) returns text
language sql as $$
  select string_agg(distinct tests.queixa(ator, format('insert into %s (clinica_id) values (tests.id(''clinica_a''))', c.oid::regclass)), ' | ')
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'clinica_id'
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and has_column_privilege('authenticated', c.oid, a.attnum, 'insert') and c.relname <> 'clinica_medicos'
$$;
select is(
  pg_temp.recusas(ator), 'Você não tem permissão para fazer isto.', ator || ' is refused by every table of clinica_a in the same words'
)
from unnest(array['staff_b', 'medico_solo', 'hospital', 'paciente', 'estranho', 'plantonista']) as ator;

-- Two questions whose answers differ inside, asked from outside.
create function pg_temp.iguais(ator text, comando text, um text, outro text) returns boolean
language sql as $$
  select coalesce(tests.queixa(ator, format(comando, um)), 'feito') = coalesce(tests.queixa(ator, format(comando, outro)), 'feito')
$$;
select ok(
  pg_temp.iguais('staff_b', 'insert into disponibilidades (clinica_id, medico_id, dia_da_semana, inicio, fim)
    values (tests.id(''hospital''), tests.id(%L), 1, ''08:00'', ''09:00'')', 'medico_a', 'medico_solo'),
  'a neighbour does not learn who attends in the hospital'
);
select ok(
  pg_temp.iguais('staff_b', 'insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio)
    values (tests.id(''clinica_b''), tests.id(%L), tests.id(''medico_b''), tests.id(''tipo_b''), now() + interval ''40 days'')', 'maria', 'hugo'),
  'a neighbour does not learn which foreign patient died'
);
select ok(
  pg_temp.iguais('clinica_b', 'insert into lista_de_espera (clinica_id, paciente_id, tipo_id)
    values (tests.id(''clinica_b''), tests.id(%L), tests.id(''tipo_b''))', 'maria', 'hugo'),
  'a neighbour does not learn it by putting the patient on the own waiting list'
);
select ok(
  pg_temp.iguais(ator, 'insert into prontuarios (clinica_id, paciente_id, corrige_id, motivo_correcao)
    values (tests.id(''clinica_a''), tests.id(''jose''), tests.id(%L), ''motivo'')', 'evolucao_a', 'ninguém'),
  ator || ' does not learn which entry there is'
)
from unnest(array['staff_a', 'medico_b']) as ator;

-- The desk does not untie an entry from its appointment.
update public.agendamentos set prontuario_id = tests.id('evolucao_a') where id = tests.id('consulta_jose');
select is(
  concat_ws(' ',
    tests.tenta('staff_a', $$update agendamentos set prontuario_id = null where id = tests.id('consulta_jose')$$),
    tests.tenta('clinica_a', $$update agendamentos set prontuario_id = null where id = tests.id('consulta_jose')$$),
    tests.tenta('medico_a', $$update agendamentos set prontuario_id = null where id = tests.id('consulta_jose')$$)
  ),
  '23514 23514 1', 'only the doctor who attends unties the entry of an appointment'
);

select * from finish();
rollback;
