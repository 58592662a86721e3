begin;
select plan(4);
select tests.mundo();

select tests.como('medico_a', $$
  insert into prontuarios (id, paciente_id, clinica_id, adendo_de, subjetivo)
  values (tests.id('adendo'), tests.id('jose'), tests.id('clinica_a'), tests.id('evolucao_ex'), 'Complemento') returning id$$);
select is(
  (select versao || ' ' || status from public.prontuarios where id = tests.id('adendo')), '1 rascunho', 'a colleague writes an addendum as an entry of its own'
);
select tests.como('medico_a', $$update prontuarios set status = 'finalizado' where id = tests.id('adendo') returning id$$);
select is(
  (select mensagem || ' ' || (contexto ->> 'patient_nome') from public.notificacoes
    where aviso = 'adendo' and contexto ->> 'prontuario_id' = tests.id('adendo')::text),
  'Dra. Ána Alves escreveu um adendo em uma evolução sua. José da Conceição', 'the author is told of the addendum'
);
select is(
  tests.como('medico_ex', $$select count(*) from notificacoes where contexto ->> 'prontuario_id' = tests.id('adendo')::text$$),
  '0', 'an author who left the clinic does not read that notice'
);
select tests.como('medico_a', $$
  insert into prontuarios (id, paciente_id, clinica_id, adendo_de, subjetivo)
  values (tests.id('proprio'), tests.id('jose'), tests.id('clinica_a'), tests.id('evolucao_a'), 'Eu mesma') returning id$$);
select tests.como('medico_a', $$update prontuarios set status = 'finalizado' where id = tests.id('proprio') returning id$$);
select is(
  (select count(*) from public.notificacoes where contexto ->> 'prontuario_id' = tests.id('proprio')::text), 0::bigint,
  'an author is not told of the own addendum'
);

select * from finish();
rollback;
