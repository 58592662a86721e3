begin;
select plan(12);
select tests.mundo();
insert into auth.users (id, email, raw_user_meta_data)
values (tests.id('nova'), 'nova@teste.demo', '{"tipo": "medico", "nome": "Dra. Nina Nova", "crm": "799", "crm_uf": "SP"}');
select tests.como('nova', $$
  insert into prontuarios (paciente_id, clinica_id, subjetivo)
  select id, clinica_id, 'Dor lombar.' from pacientes where nome like 'Marina%' returning 1$$);

create function pg_temp.recursos() returns text
language sql as $$
  select concat_ws(' ', p.plano_medico, p.permite_atendimento_individual, p.permite_ia, p.permite_relatorios_avancados)
  from profiles p where p.id = tests.id('nova')
$$;

update assinaturas set inicio = now() - interval '30 days', fim = now() where user_id = tests.id('nova');
select is(
  tests.como('nova', 'select usuario_atual()')::jsonb -> 'profile' ->> 'plano_medico', 'free',
  'a profile says that its trial ended, with no job to say it'
);
select is(
  tests.como('nova', 'select usuario_atual()')::jsonb -> 'profile' ->> 'permite_atendimento_individual', 'false',
  'a profile says that individual attendance ended with the trial'
);
select is(
  tests.tenta('nova', $$insert into pacientes (clinica_id, nome) values (tests.id('nova'), 'Novo Paciente')$$),
  '42501', 'a doctor registers nobody once the trial ended'
);
select is(
  tests.tenta('nova', $$
    insert into prontuarios (paciente_id, clinica_id)
    select id, clinica_id from pacientes where nome like 'Clara%'$$),
  '42501', 'a doctor begins no entry once the trial ended'
);
select is(
  tests.tenta('nova', $$insert into tipos_de_atendimento (clinica_id, nome) values (tests.id('nova'), 'Outra')$$),
  '42501', 'a doctor does not change the own agenda once the trial ended'
);
select is(
  tests.tenta('nova', $$update profiles set plano_medico = 'premium', permite_ia = true where id = tests.id('nova')$$),
  '1', 'a doctor may still write the plan that the column holds'
);
select is(
  tests.tenta('nova', $$insert into pacientes (clinica_id, nome) values (tests.id('nova'), 'Novo Paciente')$$),
  '42501', 'writing the plan in the profile opens nothing'
);
select is(
  tests.como('nova', 'select count(*) from prontuarios'), '1', 'a doctor reads the own records once the trial ended'
);

select encerrar_planos_vencidos();
select is(pg_temp.recursos(), 'free f f f', 'the plan is set back, and the three permissions with it');
select is(
  tests.queixa('nova', $$update profiles set plano_medico = 'premium' where id = tests.id('nova')$$),
  'O plano premium depende de uma assinatura ativa.', 'a doctor does not go back to premium without a subscription'
);
select is(
  (select plano_medico from profiles where id = tests.id('medico_solo')), 'premium', 'a doctor whose subscription runs stays premium'
);
select is(
  tests.tenta('nova', 'select encerrar_planos_vencidos()'), '42501', 'a doctor does not set plans back'
);

select * from finish();
rollback;
