begin;
select plan(8);
select tests.mundo();
insert into auth.users (id, email, raw_user_meta_data)
select tests.id(a), a || '@teste.demo', jsonb_build_object('tipo', 'medico', 'nome', 'Dra. Nina Nova', 'crm', c, 'crm_uf', 'SP')
from (values ('nova', '798'), ('vizinha', '799')) as m (a, c);

select is(tests.como('nova', 'select remover_exemplos()'), '3', 'one call takes the three sample patients away');
select is(
  tests.como('nova', 'select count(*) from pacientes') || tests.como('nova', 'select count(*) from agendamentos')
    || tests.como('nova', 'select count(*) from oportunidades'),
  '000', 'the call leaves no registration, appointment or card of the samples'
);
select is(tests.como('nova', 'select count(*) from tipos_de_atendimento'), '3', 'the practice itself stays');
select is(tests.como('nova', 'select remover_exemplos()'), '0', 'a second call finds no sample to take away');
select is(
  (select count(*) from pacientes where clinica_id = tests.id('vizinha')), 3::bigint, 'the samples of a neighbour stay'
);

select tests.como('vizinha', $$
  insert into prontuarios (paciente_id, clinica_id, subjetivo)
  select id, clinica_id, 'Dor.' from pacientes where nome like 'Marina%' returning 1$$);
select tests.como('vizinha', $$update prontuarios set status = 'finalizado' returning 1$$);
select tests.como('vizinha', $$insert into pacientes (clinica_id, nome) values (tests.id('vizinha'), 'Paciente de Verdade') returning 1$$);
select tests.como('vizinha', 'select remover_exemplos()');
select is(
  tests.como('vizinha', $$select string_agg(nome, ', ') from pacientes where ativo$$), 'Paciente de Verdade',
  'a patient who is no sample stays'
);
select is(
  tests.como('vizinha', 'select count(*) from prontuarios'), '1',
  'an entry about a sample is kept, and its patient is inactive'
);
select is(
  tests.como('vizinha', 'select string_agg(status, '', '') from agendamentos'), 'realizado',
  'the appointment of that entry is kept, and nothing stays booked'
);

select * from finish();
rollback;
