begin;
select plan(48);
select tests.mundo();

select is(
  tests.tenta(ator, format('update profiles set %s where id = %L', mudanca, tests.id(ator))),
  '42501', format('%s may not set %s', ator, mudanca)
)
from (values ('medico_a'), ('staff_a'), ('clinica_a'), ('hospital'), ('estranho'), ('paciente')) as a (ator)
cross join (
  values
    ('tipo = ''clinica'''), ('clinica_id = tests.id(''clinica_b'')'), ('ativo = true'),
    ('crm = ''1'''), ('crm_uf = ''RJ'''), ('email = ''x@y.z'''), ('id = gen_random_uuid()'),
    ('criado_em = now()')
) as m (mudanca);

select * from finish();
rollback;
