begin;
select plan(31);
select tests.mundo();
insert into public.retornos_planejados (id, clinica_id, paciente_id, medico_id, origem_id, prevista_para, motivo)
values (
  tests.id('r'), tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.id('evolucao_a'), current_date + 5, 'Rever PA'
);

select is(tests.tenta(ator, 'select id from retornos_planejados'), linhas, ator || ' reading')
from (
  values
    ('medico_a', '1'), ('clinica_a', '1'), ('staff_a', '0'), ('medico_ex', '0'), ('clinica_b', '0'), ('medico_b', '0'),
    ('staff_b', '0'), ('paciente', '0'), ('plantonista', '0'), ('anonimo', '42501')
) as c (ator, linhas);
select is(
  tests.tenta(ator, $$insert into retornos_planejados (clinica_id, paciente_id, prevista_para)
    values (tests.id('clinica_a'), tests.id('jose'), current_date + 9)$$), linhas, ator || ' planning'
)
from (
  values ('medico_a', '1'), ('clinica_a', '42501'), ('staff_a', '42501'), ('medico_ex', '42501'), ('medico_b', '42501'), ('paciente', '42501')
) as c (ator, linhas);
select is(
  tests.tenta(ator, $$select 1 from listar_retornos(tests.id('clinica_a'), 'proximos')$$), linhas, ator || ' listing'
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
  tests.como('staff_a', $$select telefone from listar_retornos(tests.id('clinica_a'), 'proximos')$$), '11987654321', 'and on which phone'
);
select is(
  tests.como('medico_a', $$select motivo from listar_retornos(tests.id('clinica_a'), 'proximos', tests.id('medico_a'))$$), 'Rever PA',
  'the doctor filters the own'
);
select is(
  tests.como('medico_a', $$select count(*) from listar_retornos(tests.id('clinica_a'), 'proximos', tests.id('medico_b'))$$), '0',
  'or a colleague''s'
);
select is(
  tests.como('staff_a', $$select string_agg(faixa || ' ' || quantos, ', ') from contar_retornos(tests.id('clinica_a')) where quantos > 0$$),
  'proximos 1', 'counted for who lists'
);
select is(
  tests.como('staff_b', $$select sum(quantos) from contar_retornos(tests.id('clinica_a'))$$), '0', 'and for nobody else'
);
select is(
  tests.tenta('medico_a', $$update retornos_planejados set status = 'cumprido'$$), '42501', 'the status is out of direct reach'
);

select * from finish();
rollback;
