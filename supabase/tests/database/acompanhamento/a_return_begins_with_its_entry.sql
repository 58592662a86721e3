begin;
select plan(9);
select tests.mundo();

select is(
  tests.como('medico_a', $$insert into retornos_planejados (id, clinica_id, paciente_id, origem_id, prevista_para, motivo)
    values (tests.id('r'), tests.id('clinica_a'), tests.id('jose'), tests.id('rascunho_a'), current_date + 20, ' Rever PA ')
    returning status || ':' || motivo$$), 'proposto:Rever PA', 'a return planned beside a draft is a proposal'
);
select is(
  tests.tenta('clinica_a', 'select id from retornos_planejados'), '0', 'a proposal is seen by its doctor alone'
);
select is(
  tests.como('medico_a', $$select count(*) from listar_retornos(tests.id('clinica_a'), 'proximos')$$), '0',
  'a proposal is in no worklist'
);
select is(
  tests.tenta('medico_a', $$insert into retornos_planejados (clinica_id, paciente_id, origem_id)
    values (tests.id('clinica_a'), tests.id('jose'), tests.id('rascunho_a'))$$), '23505', 'an entry has one proposal at most'
);
select tests.como('medico_a', $$update prontuarios set status = 'finalizado' where id = tests.id('rascunho_a') returning id$$);
select is(
  tests.como('medico_a', $$select paciente_nome || ':' || motivo from listar_retornos(tests.id('clinica_a'), 'proximos')$$),
  'José da Conceição:Rever PA', 'finishing the entry puts its return in the worklist'
);
select is(
  tests.como('medico_a', $$select mudar_retorno(id, 'cumprido') is not null from listar_retornos(tests.id('clinica_a'), 'proximos')$$),
  'true', 'the doctor closes the return by hand'
);

select tests.como('medico_a', $$insert into prontuarios (id, clinica_id, paciente_id, plano)
  values (tests.id('outra'), tests.id('clinica_a'), tests.id('jose'), 'x') returning id$$);
select tests.como('medico_a', $$insert into retornos_planejados (id, clinica_id, paciente_id, origem_id, prevista_para)
  values (tests.id('r2'), tests.id('clinica_a'), tests.id('jose'), tests.id('outra'), current_date + 60) returning id$$);
select is(
  tests.como('medico_a', $$select mudar_retorno(tests.id('r2'), 'retirado') is not null$$), 'true', 'the doctor takes a proposal back'
);
select tests.como('medico_a', $$update prontuarios set status = 'finalizado' where id = tests.id('outra') returning id$$);
select is(
  (select status from public.retornos_planejados where id = tests.id('r2')), 'retirado', 'a proposal taken back does not begin with its entry'
);
select is(
  tests.tenta('medico_a', $$insert into retornos_planejados (clinica_id, paciente_id, prevista_para)
    values (tests.id('clinica_a'), tests.id('jose'), current_date - 1)$$), '23514', 'no return is in the past'
);

select * from finish();
rollback;
