begin;
select plan(9);
select tests.mundo();

select is(
  tests.queixa('clinica_b', format(
    'insert into clinica_medicos (clinica_id, medico_id) values (%L, %L)', tests.id('clinica_b'), tests.id(pessoa)
  )),
  'Só é possível vincular um médico com conta ativa.', pessoa || ' is not linked'
)
from (
  values ('staff_a'), ('paciente'), ('plantonista'), ('clinica_a'), ('inativo'), ('ninguém')
) as p (pessoa);

-- An inactive link would show the clinic a profile that it may not see.
select is(
  tests.queixa('clinica_b', format(
    'insert into clinica_medicos (clinica_id, medico_id, ativo) values (%L, %L, false)', tests.id('clinica_b'), tests.id(pessoa)
  )),
  'Um vínculo começa ativo.', pessoa || ' is not linked as inactive'
)
from (values ('paciente'), ('medico_a')) as p (pessoa);

update public.profiles set ativo = false where id = tests.id('medico_ex');
select is(
  tests.tenta('clinica_a', $$update clinica_medicos set ativo = true where medico_id = tests.id('medico_ex')$$),
  '23514', 'the link of an inactive account is not reactivated'
);

select * from finish();
rollback;
