begin;
select plan(8);
select tests.mundo();
insert into auth.users (id, email, raw_user_meta_data)
select tests.id(a), a || '@teste.demo', jsonb_build_object('tipo', 'medico', 'nome', 'Dra. Nina Nova', 'crm', c, 'crm_uf', 'SP')
from (values ('nova', '798'), ('vizinha', '799')) as m (a, c);

select is(tests.como('nova', 'select remover_exemplos()'), '3', 'one call takes the three');
select is(
  tests.como('nova', 'select count(*) from pacientes') || tests.como('nova', 'select count(*) from agendamentos')
    || tests.como('nova', 'select count(*) from oportunidades'),
  '000', 'and leaves nothing of them: registration, appointment or card'
);
select is(tests.como('nova', 'select count(*) from tipos_de_atendimento'), '3', 'the practice itself stays');
select is(tests.como('nova', 'select remover_exemplos()'), '0', 'again, there is nothing to take');
select is(
  (select count(*) from pacientes where clinica_id = tests.id('vizinha')), 3::bigint, 'a neighbour''s stay'
);

select tests.como('vizinha', $$
  insert into prontuarios (paciente_id, clinica_id, subjetivo)
  select id, clinica_id, 'Dor.' from pacientes where nome like 'Marina%' returning 1$$);
select tests.como('vizinha', $$update prontuarios set status = 'finalizado' returning 1$$);
select tests.como('vizinha', $$insert into pacientes (clinica_id, nome) values (tests.id('vizinha'), 'Paciente de Verdade') returning 1$$);
select tests.como('vizinha', 'select remover_exemplos()');
select is(
  tests.como('vizinha', $$select string_agg(nome, ', ') from pacientes where ativo$$), 'Paciente de Verdade',
  'who is no sample stays'
);
select is(
  tests.como('vizinha', 'select count(*) from prontuarios'), '1', 'what was written is kept, of a patient who is inactive'
);
select is(
  tests.como('vizinha', 'select string_agg(status, '', '') from agendamentos'), 'realizado',
  'with the appointment that it was written in, and nothing stays booked'
);

select * from finish();
rollback;
