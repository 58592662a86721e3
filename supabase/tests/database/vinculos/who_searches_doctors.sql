begin;
select plan(17);
select tests.mundo();

select is(
  tests.tenta(ator, $$select 1 from buscar_medicos('ana alves')$$),
  case
    when ator in ('clinica_a', 'clinica_b', 'hospital') then '1' when ator = 'anonimo' then '42501' else '0'
  end,
  'only clinics and hospitals find a doctor, asked as ' || ator
)
from tests.atores() as ator;

select * from finish();
rollback;
