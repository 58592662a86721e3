begin;
select plan(12);
select tests.mundo();
insert into auth.users (id, email, raw_user_meta_data)
values
  (tests.id('clinica_n'), 'clinica_n@teste.demo', '{"tipo": "clinica", "nome": "Clínica Nova"}'),
  (tests.id('nova'), 'nova@teste.demo', '{"tipo": "medico", "nome": "Dra. Nina Nova", "crm": "799", "crm_uf": "SP"}');

create function pg_temp.feitos(ator text, clinica text) returns text
language sql as $$
  select string_agg(p.key, ' ' order by p.key)
  from jsonb_each(tests.como(ator, format('select primeiros_passos(tests.id(%L))', clinica))::jsonb) as p
  where p.value = 'true'
$$;

select is(pg_temp.feitos('clinica_n', 'clinica_n'), null, 'a new clinic has everything to do');
insert into convites (clinica_id, tipo, token_hash, criado_por, criado_em, expira_em)
values (
  tests.id('clinica_n'), 'medico', repeat('a', 64), tests.id('clinica_n'), now() - interval '2 days',
  now() - interval '1 hour'
);
select is(pg_temp.feitos('clinica_n', 'clinica_n'), null, 'an invitation that has expired is none');
update convites set expira_em = now() + interval '1 day' where clinica_id = tests.id('clinica_n');
select is(pg_temp.feitos('clinica_n', 'clinica_n'), 'medico', 'one on its way counts');
insert into clinica_medicos (clinica_id, medico_id, vigente)
values (tests.id('clinica_n'), tests.id('medico_a'), true);
select tests.como('clinica_n', $$select montar_agenda(tests.id('clinica_n'), 'Pediatria')$$);
select is(pg_temp.feitos('clinica_n', 'clinica_n'), 'horarios medico tipos', 'the model ticks kinds and hours');
select tests.como('clinica_n', $$insert into pacientes (clinica_id, nome) values (tests.id('clinica_n'), 'Primeira Paciente') returning 1$$);
select is(pg_temp.feitos('clinica_n', 'clinica_n'), 'horarios medico paciente tipos', 'a first patient ticks the step of the patients');
insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio, criado_por)
select p.clinica_id, p.id, tests.id('medico_a'), t.id, now() + interval '1 day', p.clinica_id
from pacientes p join tipos_de_atendimento t on t.clinica_id = p.clinica_id and t.nome = 'Consulta'
where p.clinica_id = tests.id('clinica_n');
select is(
  pg_temp.feitos('clinica_n', 'clinica_n'), 'agendamento horarios medico paciente tipos', 'a first booking ticks the last step'
);
update profiles set clinica_id = tests.id('clinica_n') where id = tests.id('estranho');
select is(
  pg_temp.feitos('clinica_n', 'clinica_n'), 'agendamento equipe horarios medico paciente tipos', 'staff tick the step of the team'
);
select is(
  pg_temp.feitos('medico_a', 'clinica_n'), 'agendamento equipe horarios medico paciente tipos', 'a doctor of the clinic may ask for its steps'
);
select is(tests.como('clinica_b', $$select primeiros_passos(tests.id('clinica_n'))$$), null, 'a neighbour learns nothing');

select is(
  pg_temp.feitos('nova', 'nova'), 'exemplos horarios tipos', 'in a new practice the samples are no patients and no bookings'
);
select tests.como('nova', $$
  insert into prontuarios (paciente_id, clinica_id, subjetivo)
  select id, clinica_id, 'Dor.' from pacientes where nome like 'Marina%' returning 1$$);
select is(pg_temp.feitos('nova', 'nova'), 'exemplos horarios tipos', 'a draft is no entry yet');
select tests.como('nova', $$update prontuarios set status = 'finalizado' returning 1$$);
select is(pg_temp.feitos('nova', 'nova'), 'evolucao exemplos horarios tipos', 'the first note is ticked');

select * from finish();
rollback;
