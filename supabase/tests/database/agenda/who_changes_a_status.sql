begin;
select plan((select count(*)::int from tests.atores()) * 3 + 9);
select tests.mundo();
select tests.criar_agenda();

select is(
  tests.tenta(ator, format('select mudar_status(tests.id(%L), ''confirmado'')', a.consulta)),
  case when ator = any (a.quem) then '1' else '42501' end,
  format('%s %s %s', ator, case when ator = any (a.quem) then 'confirms' else 'does not confirm' end, a.consulta)
)
from tests.atores() as ator
cross join (
  values
    ('consulta_jose', '{clinica_a,staff_a,medico_a}'::text[]), ('consulta_hugo', '{hospital,medico_a}'),
    ('consulta_selma', '{medico_solo}')
) as a (consulta, quem);

-- Seeing the patient is the doctor's.
select is(
  tests.queixa('medico_a', $$select mudar_status(tests.id('consulta_jose'), 'em_atendimento')$$),
  'Este atendimento é de outro dia: só no dia dele pode ser iniciado.', 'nobody is seen before the day of the appointment'
);
-- The first instant of tomorrow is another day, the last one of today is not.
update agendamentos set (inicio, fim) = (amanha, amanha + interval '30 minutes')
from (select (date_trunc('day', now() at time zone 'America/Sao_Paulo') + interval '1 day') at time zone 'America/Sao_Paulo' as amanha) as x
where id = tests.id('consulta_jose');
select is(
  tests.tenta('medico_a', $$select mudar_status(tests.id('consulta_jose'), 'em_atendimento')$$), '23514', 'midnight is of the day after'
);
update agendamentos set inicio = inicio - interval '1 second' where id = tests.id('consulta_jose');
select is(
  tests.tenta('medico_a', $$select mudar_status(tests.id('consulta_jose'), 'em_atendimento')$$), '1', 'whoever came early on the day is seen'
);
select tests.iniciar(tests.id('consulta_jose'));
select is(
  tests.tenta(ator, format('select mudar_status(tests.id(''consulta_jose''), %L)', status)), esperado,
  format('%s %s an appointment being attended %s', ator, case esperado when '1' then 'makes' else 'does not make' end, status)
)
from (
  values
    ('medico_a', 'realizado', '1'), ('medico_a', 'confirmado', '1'), ('staff_a', 'realizado', '42501'),
    ('clinica_a', 'confirmado', '42501'), ('medico_b', 'realizado', '42501')
) as t (ator, status, esperado);
select is(
  tests.queixa('staff_a', $$select mudar_status(tests.id('consulta_jose'), 'realizado')$$),
  'Só o médico que atende faz esta mudança.', 'the desk is told that the change is the doctor''s'
);

select * from finish();
rollback;
