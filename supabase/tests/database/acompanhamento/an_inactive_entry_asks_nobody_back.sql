begin;
select plan(2);
select tests.mundo();
insert into public.retornos_planejados (id, clinica_id, paciente_id, medico_id, origem_id, prevista_para)
values (tests.id('r'), tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.id('evolucao_a'), current_date + 30);

select tests.como('medico_a', $$select inativar_evolucao(tests.id('evolucao_a'), 'Escrita no paciente errado')$$);
select is(
  (select status from public.retornos_planejados where id = tests.id('r')), 'dispensado', 'inactivating an entry dismisses its return'
);
select is(
  tests.como('staff_a', $$select motivo_da_dispensa from listar_retornos(tests.id('clinica_a'), 'encerrados')$$),
  'A evolução que pedia o retorno foi inativada.', 'the dismissed return says why'
);

select * from finish();
rollback;
