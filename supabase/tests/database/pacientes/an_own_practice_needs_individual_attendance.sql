begin;
select plan(6);
select tests.mundo();

select is(
  tests.tenta('medico_a', $$insert into pacientes (clinica_id, nome) values (tests.id('medico_a'), 'Novo Paciente')$$),
  '42501', 'a doctor on the free plan has none'
);
select is(
  tests.tenta('medico_solo', $$insert into pacientes (clinica_id, nome, medico_responsavel_id) values (tests.id('medico_solo'), 'Novo Paciente', tests.id('medico_solo'))$$),
  '1', 'a premium doctor has'
);
update public.profiles set plano_medico = 'free' where id = tests.id('medico_solo');
select is(
  tests.tenta('medico_solo', $$insert into pacientes (clinica_id, nome) values (tests.id('medico_solo'), 'Novo Paciente')$$),
  '42501', 'after the downgrade nobody new is registered'
);
select is(
  tests.tenta('medico_solo', $$update pacientes set nome = 'Selma Outra' where id = tests.id('selma')$$), '0',
  'nobody''s registration is edited'
);
select is(
  tests.tenta('medico_solo', $$insert into prontuarios (paciente_id, clinica_id) values (tests.id('selma'), tests.id('medico_solo'))$$),
  '42501', 'nothing new is written'
);
select is(
  tests.tenta('medico_solo', $$select 1 from prontuarios where id = tests.id('evolucao_solo')$$), '1',
  'and the records stay readable'
);

select * from finish();
rollback;
