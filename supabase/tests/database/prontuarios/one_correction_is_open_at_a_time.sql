begin;
select plan(3);
select tests.mundo();

select tests.como('medico_a', $$select abrir_correcao(tests.id('evolucao_a'), 'Dose errada')$$);
select is(
  tests.tenta('medico_a', $$
    insert into prontuarios (paciente_id, clinica_id, corrige_id, motivo_correcao)
    values (tests.id('jose'), tests.id('clinica_a'), tests.id('evolucao_a'), 'Outro motivo')$$),
  '23505', 'a second draft of the same correction is refused, also without the call'
);
select tests.como('medico_a', $$update prontuarios set status = 'descartado' where corrige_id = tests.id('evolucao_a') returning id$$);
select tests.como('medico_a', $$select abrir_correcao(tests.id('evolucao_a'), 'Outro motivo')$$);
select results_eq(
  $$select versao, motivo_correcao from public.prontuarios
    where corrige_id = tests.id('evolucao_a') and status = 'rascunho'$$,
  $$values (3, 'Outro motivo')$$, 'another correction is opened after the first was discarded'
);
select is(
  tests.tenta('medico_a', $$
    insert into prontuarios (paciente_id, clinica_id, corrige_id, motivo_correcao)
    values (tests.id('maria'), tests.id('clinica_a'), tests.id('evolucao_a'), 'Outro paciente')$$),
  '42501', 'a correction stays with the patient'
);

select * from finish();
rollback;
