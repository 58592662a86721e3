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
  'at its end the profile says so, with no job to say it'
);
select is(
  tests.como('nova', 'select usuario_atual()')::jsonb -> 'profile' ->> 'permite_atendimento_individual', 'false',
  'and of individual attendance too'
);
select is(
  tests.tenta('nova', $$insert into pacientes (clinica_id, nome) values (tests.id('nova'), 'Novo Paciente')$$),
  '42501', 'nobody new is registered'
);
select is(
  tests.tenta('nova', $$
    insert into prontuarios (paciente_id, clinica_id)
    select id, clinica_id from pacientes where nome like 'Clara%'$$),
  '42501', 'nothing new is written'
);
select is(
  tests.tenta('nova', $$insert into tipos_de_atendimento (clinica_id, nome) values (tests.id('nova'), 'Outra')$$),
  '42501', 'the agenda is not changed'
);
select is(
  tests.tenta('nova', $$update profiles set plano_medico = 'premium', permite_ia = true where id = tests.id('nova')$$),
  '1', 'what the column still says is no way back'
);
select is(
  tests.tenta('nova', $$insert into pacientes (clinica_id, nome) values (tests.id('nova'), 'Novo Paciente')$$),
  '42501', 'nor opens anything'
);
select is(
  tests.como('nova', 'select count(*) from prontuarios'), '1', 'the records stay readable'
);

select encerrar_planos_vencidos();
select is(pg_temp.recursos(), 'free f f f', 'the plan is set back, and the three permissions with it');
select is(
  tests.queixa('nova', $$update profiles set plano_medico = 'premium' where id = tests.id('nova')$$),
  'O plano premium depende de uma assinatura ativa.', 'for good'
);
select is(
  (select plano_medico from profiles where id = tests.id('medico_solo')), 'premium', 'whose subscription runs keeps it'
);
select is(
  tests.tenta('nova', 'select encerrar_planos_vencidos()'), '42501', 'nobody else sets it back'
);

select * from finish();
rollback;
