begin;
select plan(4);
select tests.mundo();

select tests.como('medico_a', $$
  insert into prontuarios (id, paciente_id, clinica_id, adendo_de, subjetivo)
  values (tests.id('adendo'), tests.id('jose'), tests.id('clinica_a'), tests.id('evolucao_ex'), 'Complemento') returning id$$);
select is(
  (select versao || ' ' || status from public.prontuarios where id = tests.id('adendo')), '1 rascunho', 'as an entry of their own'
);
select tests.como('medico_a', $$update prontuarios set status = 'finalizado' where id = tests.id('adendo') returning id$$);
select is(
  (select mensagem || ' ' || (contexto ->> 'patient_nome') from public.notificacoes
    where aviso = 'adendo' and contexto ->> 'prontuario_id' = tests.id('adendo')::text),
  'Dra. Ána Alves escreveu um adendo em uma evolução sua. José da Conceição', 'of which the author is told'
);
select is(
  tests.como('medico_ex', $$select count(*) from notificacoes where contexto ->> 'prontuario_id' = tests.id('adendo')::text$$),
  '0', 'but reads it only while still there'
);
select tests.como('medico_a', $$
  insert into prontuarios (id, paciente_id, clinica_id, adendo_de, subjetivo)
  values (tests.id('proprio'), tests.id('jose'), tests.id('clinica_a'), tests.id('evolucao_a'), 'Eu mesma') returning id$$);
select tests.como('medico_a', $$update prontuarios set status = 'finalizado' where id = tests.id('proprio') returning id$$);
select is(
  (select count(*) from public.notificacoes where contexto ->> 'prontuario_id' = tests.id('proprio')::text), 0::bigint,
  'nobody is told of what they did themselves'
);

select * from finish();
rollback;
