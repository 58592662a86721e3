begin;
select plan(8);
select tests.mundo();

select ok(
  tests.como('medico_a', 'select count(*) from apresentacoes')::int > 2000, 'a doctor reads the whole catalogue'
);
select ok(
  tests.como('plantonista', $$select count(*) from buscar_apresentacoes('dipirona')$$)::int > 0,
  'a doctor on call searches it'
);
select is(
  tests.tenta(ator, 'select 1 from apresentacoes'), '0', ator || ' reads none of the catalogue'
)
from unnest(array['clinica_a', 'paciente', 'inativo']) as ator;
select is(
  tests.tenta(ator, $$select 1 from buscar_apresentacoes('dipirona')$$), '42501', ator || ' does not search it'
)
from unnest(array['paciente', 'anonimo']) as ator;
select is(
  tests.tenta('medico_a', 'update apresentacoes set nota = ''minha'''), '42501', 'no doctor changes the catalogue'
);

select * from finish();
rollback;
