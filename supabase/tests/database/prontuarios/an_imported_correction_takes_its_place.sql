begin;
select plan(1);
select tests.mundo();

select tests.como('servico', $$
  insert into prontuarios (
    id, paciente_id, clinica_id, autor_id, corrige_id, motivo_correcao, status, subjetivo, finalizado_em
  )
  values (
    tests.id('importada'), tests.id('jose'), tests.id('clinica_a'), tests.id('medico_a'), tests.id('evolucao_a'),
    'Importada de outro sistema', 'finalizado', 'Dor lombar e cervical.', now()
  ) returning id$$);
select is(
  (select substituido_por from public.prontuarios where id = tests.id('evolucao_a')), tests.id('importada'),
  'what the service brings in finished replaces the version before it'
);

select * from finish();
rollback;
