begin;
select plan(5);
select tests.mundo();

select tests.como('staff_a', $$
  insert into pacientes (id, clinica_id, nome, nome_social, medico_responsavel_id)
  values (tests.id('novo'), tests.id('clinica_a'), 'Novo Paciente', 'Nova', tests.id('medico_a')) returning id$$);
select is(
  tests.como('medico_a', $$select mensagem || ' ' || (contexto ->> 'patient_nome') from notificacoes where aviso = 'paciente_sob_cuidados' and contexto ->> 'patient_id' = tests.id('novo')::text$$),
  'Nova agora está sob seus cuidados. Nova',
  'the responsible doctor is told of a patient registered by staff, by the name the patient uses'
);
select tests.como('staff_a', $$update pacientes set telefone = '11987654321' where id = tests.id('novo') returning id$$);
select is(
  tests.como('medico_a', $$select count(*) from notificacoes where contexto ->> 'patient_id' = tests.id('novo')::text$$),
  '1', 'the responsible doctor is not told of every edit'
);
select tests.como('staff_a', $$update pacientes set medico_responsavel_id = tests.id('medico_a') where id = tests.id('maria') returning id$$);
select is(
  tests.como('medico_a', $$select count(*) from notificacoes where contexto ->> 'patient_id' = tests.id('maria')::text$$),
  '1', 'the responsible doctor is told of a patient handed over'
);
select tests.como('medico_a', $$
  insert into pacientes (id, clinica_id, nome, medico_responsavel_id)
  values (tests.id('meu'), tests.id('clinica_a'), 'Meu Paciente', tests.id('medico_a')) returning id$$);
select is(
  tests.como('medico_a', $$select count(*) from notificacoes where contexto ->> 'patient_id' = tests.id('meu')::text$$),
  '0', 'the responsible doctor is not told of the own registration'
);
select is(
  tests.como('clinica_b', $$select count(*) from notificacoes$$), '0', 'another clinic is told of no patient'
);

select * from finish();
rollback;
