begin;
select plan(17);
select tests.mundo();

select is(
  tests.tenta(ator, format(
    'insert into clinica_medicos (clinica_id, medico_id, ativo) values (%L, %L, true)', tests.id(ator), tests.id('medico_solo')
  )),
  case ator when 'clinica_a' then '1' when 'clinica_b' then '1' else '42501' end,
  'only a clinic links a doctor to itself, asked as ' || ator
)
from tests.atores() as ator;

select * from finish();
rollback;
