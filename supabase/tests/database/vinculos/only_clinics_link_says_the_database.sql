begin;
select plan(7);
select tests.mundo();

select is(
  tests.queixa(ator, format(
    'insert into clinica_medicos (clinica_id, medico_id) values (tests.id(%L), tests.id(%L))', clinica, 'medico_b'
  )),
  'Apenas clínicas podem vincular médicos', format('%s is told that only clinics link, asking for %s', ator, clinica)
)
from (
  values
    ('medico_a', 'clinica_a'), ('medico_b', 'clinica_a'), ('hospital', 'hospital'),
    ('staff_a', 'clinica_a'), ('plantonista', 'clinica_a'), ('paciente', 'clinica_a'),
    -- Not even the service makes a doctor the clinic of another.
    ('servico', 'medico_a')
) as v (ator, clinica);

select * from finish();
rollback;
