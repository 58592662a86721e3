begin;
select plan(14);

create function pg_temp.nasce(apelido text, tipo text, especialidade text) returns void
language sql as $$
  insert into auth.users (id, email, raw_user_meta_data)
  values (
    tests.id(apelido), apelido || '@teste.demo', jsonb_build_object(
      'tipo', tipo, 'nome', 'Dra. Nina Nova', 'especialidade', especialidade, 'crm', '7' || length(apelido), 'crm_uf', 'SP'
    )
  )
$$;
create function pg_temp.perfil(ator text) returns jsonb
language sql as $$ select tests.como(ator, 'select usuario_atual()')::jsonb -> 'profile' $$;

select pg_temp.nasce('nova', 'medico', 'Clínica Médica'), pg_temp.nasce('pediatra', 'medico', 'Pediatria'),
  pg_temp.nasce('plantao', 'plantonista', 'Clínica Médica');

select is(
  (select array[p ->> 'plano_medico', p ->> 'permite_atendimento_individual', p ->> 'plano_em_teste']
   from pg_temp.perfil('nova') as p),
  '{premium,true,true}', 'a new doctor has premium, on trial'
);
select is(
  (pg_temp.perfil('nova') ->> 'plano_ate')::timestamptz, now() + interval '30 days', 'the trial of a new doctor lasts thirty days'
);
select is(
  (select count(*) from assinaturas where user_id = tests.id('plantao')), 0::bigint, 'an on-call doctor has no trial'
);
select is(
  tests.como('nova', $$select string_agg(nome || ' ' || duracao_min, ', ' order by criado_em) from tipos_de_atendimento$$),
  'Consulta 30, Primeira consulta 45, Retorno 20', 'the practice has kinds of appointment'
);
select is(
  tests.como('pediatra', $$select string_agg(nome, ', ' order by criado_em) from tipos_de_atendimento$$),
  'Consulta, Puericultura, Retorno', 'the practice has the kinds of appointment of its specialty'
);
select is(
  tests.como('nova', $$select count(*) from disponibilidades where medico_id = tests.id('nova')$$), '10',
  'the practice has hours on the mornings and afternoons of working days'
);
select is(
  tests.como('nova', $$select string_agg(nome, ', ' order by nome) from pacientes$$),
  'Antônio Sales (exemplo), Clara Bastos (exemplo), Marina Duarte (exemplo)', 'sample patients say so in their names'
);
select is(
  (select max(date_part('year', age(data_nascimento))) from pacientes where clinica_id = tests.id('pediatra')), 9::float,
  'the sample patients of a paediatrician are children'
);
select is(
  tests.como('nova', $$select painel_do_dia(tests.id('nova')) -> 'agenda' ->> 'esperando'$$), '1',
  'one of the sample patients waits now'
);
select is(tests.como('nova', 'select count(*) from notificacoes'), '0', 'the sample day rings no bell');
select is(
  tests.como('nova', $$select count(*) from atender((select id from agendamentos where chegada_em is not null))$$), '1',
  'whoever waits is called in'
);
select tests.como('nova', $$update prontuarios set subjetivo = 'Dor lombar.', status = 'finalizado' returning 1$$);
select is(
  tests.como('nova', 'select status from prontuarios'), 'finalizado', 'the new doctor finishes a first note alone'
);
select is(
  tests.tenta('nova', $$insert into pacientes (clinica_id, nome, exemplo) values (tests.id('nova'), 'Falso Exemplo', true)$$),
  '42501', 'nobody calls a patient of their own a sample'
);
select pg_temp.nasce('outra', 'clinica', null);
delete from perfil_documentos where profile_id = tests.id('outra');
update profiles set tipo = 'medico' where id = tests.id('outra');
select is(
  (select plano_medico from profiles where id = tests.id('outra')), 'premium', 'an account that becomes a doctor''s begins on the same trial'
);

select * from finish();
rollback;
