begin;
select plan(17);
select tests.mundo();

create function pg_temp.vistos() returns text
language sql as $$
  select string_agg(a, ' ' order by a) from tests.atores() as a
  where exists (select 1 from public.profiles p where p.id = tests.id(a))
$$;
grant execute on function pg_temp.vistos() to anon, authenticated;

-- Whom a clinic may link it finds by buscar_medicos: before a link no profile opens.
select is(
  tests.como(a.ator, 'select pg_temp.vistos()'), a.vistos, a.ator || ' sees ' || coalesce(a.vistos, 'nobody')
)
from (
  values
    ('clinica_a', 'clinica_a inativo medico_a medico_ex staff_a staff_dispensado'),
    ('clinica_b', 'clinica_b medico_b staff_b'),
    ('hospital', 'hospital medico_a'),
    ('medico_a', 'clinica_a hospital inativo medico_a medico_ex staff_a staff_dispensado'),
    ('medico_ex', 'medico_ex'),
    ('medico_b', 'clinica_b medico_b staff_b'),
    ('medico_solo', 'medico_solo'),
    ('staff_a', 'clinica_a inativo medico_a medico_ex staff_a staff_dispensado'),
    ('staff_b', 'clinica_b medico_b staff_b'),
    ('staff_dispensado', null),
    ('plantonista', 'plantonista'),
    ('paciente', 'paciente'),
    ('estranho', 'estranho'),
    ('inativo', null),
    ('sem_perfil', null),
    ('sessao_encerrada', null)
) as a (ator, vistos);

select is(tests.tenta('anonimo', 'select 1 from profiles'), '42501', 'anonimo may not read profiles');

select * from finish();
rollback;
