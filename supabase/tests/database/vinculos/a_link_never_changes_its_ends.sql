begin;
select plan(6);
select tests.mundo();

select is(
  tests.tenta(ator, format('update clinica_medicos set %s where clinica_id = %L', mudanca, tests.id('clinica_a'))),
  '42501', format('%s may not set %s', ator, mudanca)
)
from (values ('clinica_a'), ('medico_a')) as a (ator)
cross join (
  values ('clinica_id = tests.id(''clinica_b'')'), ('medico_id = tests.id(''medico_b'')'), ('criado_em = now()')
) as m (mudanca);

select * from finish();
rollback;
