begin;
select plan(6);
select tests.mundo();

select is(
  tests.tenta('medico_a', $$insert into pacientes (clinica_id, nome) values (tests.id('medico_a'), 'Novo Paciente')$$),
  '42501', 'a doctor on the free plan registers nobody in an own practice'
);
select is(
  tests.tenta('medico_solo', $$insert into pacientes (clinica_id, nome, medico_responsavel_id) values (tests.id('medico_solo'), 'Novo Paciente', tests.id('medico_solo'))$$),
  '1', 'a premium doctor registers a patient in the own practice'
);
update public.profiles set plano_medico = 'free' where id = tests.id('medico_solo');
select is(
  tests.tenta('medico_solo', $$insert into pacientes (clinica_id, nome) values (tests.id('medico_solo'), 'Novo Paciente')$$),
  '42501', 'a doctor registers nobody after the downgrade'
);
select is(
  tests.tenta('medico_solo', $$update pacientes set nome = 'Selma Outra' where id = tests.id('selma')$$), '0',
  'a doctor edits no registration after the downgrade'
);
select is(
  tests.tenta('medico_solo', $$insert into prontuarios (paciente_id, clinica_id) values (tests.id('selma'), tests.id('medico_solo'))$$),
  '42501', 'a doctor writes no entry after the downgrade'
);
select is(
  tests.tenta('medico_solo', $$select 1 from prontuarios where id = tests.id('evolucao_solo')$$), '1',
  'a doctor reads the own records after the downgrade'
);

select * from finish();
rollback;
