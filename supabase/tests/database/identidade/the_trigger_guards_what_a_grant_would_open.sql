begin;
select plan(6);
select tests.mundo();

-- As if a later migration opened the whole table by mistake.
grant update on public.profiles to authenticated;

select is(
  tests.queixa('medico_a', format('update profiles set %s where id = %L', mudanca, tests.id('medico_a'))),
  'Este dado do perfil só muda pela administração.', 'the trigger refuses ' || mudanca
)
from (
  values
    ('tipo = ''clinica'''), ('clinica_id = tests.id(''clinica_b'')'), ('ativo = false'),
    ('crm = ''1'''), ('crm_uf = ''RJ'''), ('email = ''x@y.z''')
) as m (mudanca);

select * from finish();
rollback;
