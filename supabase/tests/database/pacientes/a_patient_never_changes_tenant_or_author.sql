begin;
select plan(8);
select tests.mundo();

select is(
  tests.tenta(ator, format('update pacientes set %s where id = %L', mudanca, tests.id('jose'))), '42501',
  format('%s may not set %s', ator, mudanca)
)
from (values ('clinica_a'), ('medico_a')) as a (ator)
cross join (
  values
    ('clinica_id = tests.id(''hospital'')'), ('criado_por = tests.id(''medico_b'')'),
    ('atualizado_por = tests.id(''medico_b'')'), ('criado_em = now()')
) as m (mudanca);

select * from finish();
rollback;
