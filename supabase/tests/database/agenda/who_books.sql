begin;
select plan((select count(*)::int from tests.atores()) * 4);
select tests.mundo();
select tests.criar_agenda();

select is(
  tests.tenta(ator, format(
    'insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio)
     values (tests.id(%L), tests.id(%L), tests.id(%L), tests.id(%L), tests.segunda(''11:00''))',
    a.clinica, a.paciente, a.medico, a.tipo
  )),
  case when ator = any (a.quem) then '1' else '42501' end,
  format('%s %s %s in %s', ator, case when ator = any (a.quem) then 'books' else 'does not book' end, a.medico, a.clinica)
)
from tests.atores() as ator
cross join (
  values
    ('clinica_a', 'jose', 'medico_a', 'tipo_a', '{clinica_a,staff_a,medico_a}'::text[]),
    ('clinica_b', 'beto', 'medico_b', 'tipo_b', '{clinica_b,staff_b,medico_b}'),
    ('hospital', 'hugo', 'medico_a', 'tipo_h', '{hospital,medico_a}'),
    ('medico_solo', 'selma', 'medico_solo', 'tipo_solo', '{medico_solo}')
) as a (clinica, paciente, medico, tipo, quem);

select * from finish();
rollback;
