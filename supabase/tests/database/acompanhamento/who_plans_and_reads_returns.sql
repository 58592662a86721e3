begin;
select plan(31);
select tests.mundo();
insert into public.retornos_planejados (id, clinica_id, paciente_id, medico_id, origem_id, prevista_para, motivo)
values (
  tests.id('r'), tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.id('evolucao_a'), current_date + 5, 'Rever PA'
);

select is(tests.tenta(ator, 'select id from retornos_planejados'), linhas, ator || case linhas when '1' then ' reads' else ' does not read' end || ' a planned return')
from (
  values
    ('medico_a', '1'), ('clinica_a', '1'), ('staff_a', '0'), ('medico_ex', '0'), ('clinica_b', '0'), ('medico_b', '0'),
    ('staff_b', '0'), ('paciente', '0'), ('plantonista', '0'), ('anonimo', '42501')
) as c (ator, linhas);
select is(
  tests.tenta(ator, $$insert into retornos_planejados (clinica_id, paciente_id, prevista_para)
    values (tests.id('clinica_a'), tests.id('jose'), current_date + 9)$$), linhas, ator || case linhas when '1' then ' plans' else ' does not plan' end || ' a return'
)
from (
  values ('medico_a', '1'), ('clinica_a', '42501'), ('staff_a', '42501'), ('medico_ex', '42501'), ('medico_b', '42501'), ('paciente', '42501')
) as c (ator, linhas);
select is(
  tests.tenta(ator, $$select 1 from listar_retornos(tests.id('clinica_a'), 'proximos')$$), linhas, ator || case linhas when '1' then ' lists' else ' does not list' end || ' the returns of the clinic'
)
from (
  values
    ('medico_a', '1'), ('clinica_a', '1'), ('staff_a', '1'), ('medico_ex', '0'), ('clinica_b', '0'), ('staff_b', '0'),
    ('paciente', '0'), ('anonimo', '42501')
) as c (ator, linhas);
select is(
  tests.como('staff_a', $$select motivo || coalesce(origem_id::text, '') from listar_retornos(tests.id('clinica_a'), 'proximos')$$), '',
  'staff sees whom to call, not why'
);
select is(
  tests.como('staff_a', $$select telefone from listar_retornos(tests.id('clinica_a'), 'proximos')$$), '11987654321',
  'staff sees on which telephone to call'
);
select is(
  tests.como('medico_a', $$select motivo from listar_retornos(tests.id('clinica_a'), 'proximos', tests.id('medico_a'))$$), 'Rever PA',
  'the doctor lists the own returns alone'
);
select is(
  tests.como('medico_a', $$select count(*) from listar_retornos(tests.id('clinica_a'), 'proximos', tests.id('medico_b'))$$), '0',
  'the list of a colleague holds no return of this doctor'
);
select is(
  tests.como('staff_a', $$select string_agg(faixa || ' ' || quantos, ', ') from contar_retornos(tests.id('clinica_a')) where quantos > 0$$),
  'proximos 1', 'staff counts the returns of the clinic'
);
select is(
  tests.como('staff_b', $$select sum(quantos) from contar_retornos(tests.id('clinica_a'))$$), '0',
  'staff of another clinic counts no return'
);
select is(
  tests.tenta('medico_a', $$update retornos_planejados set status = 'cumprido'$$), '42501',
  'a doctor does not write the status of a return directly'
);

select * from finish();
rollback;
