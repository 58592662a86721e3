begin;
select plan(2);
select tests.mundo();

select tests.como('medico_ex', $$select aceitar_convite('aberto')$$);
select is(
  (select count(*) from public.clinica_medicos where medico_id = tests.id('medico_ex') and ativo), 1::bigint,
  'accepting makes the former link active again'
);
select is(
  tests.tenta('medico_ex', $$select 1 from prontuarios where id = tests.id('evolucao_a')$$), '1',
  'a doctor who came back reads the records of the clinic'
);

select * from finish();
rollback;
