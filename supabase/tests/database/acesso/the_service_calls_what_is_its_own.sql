begin;
select plan(6);
select tests.mundo();

select is(tests.tenta('servico', comando), '1', 'the service runs ' || comando)
from (
  values
    ('select abrir_tentativa_login(''a@b.c'')'), ('select encerrar_tentativas_login(''a@b.c'')'),
    ('select conferir_registro(''medico'', ''a@b.c'')'),
    ('select registrar_conferencia(gen_random_uuid(), null, null)'), ('select count(*) from anexos_a_apagar()'),
    ('select marcar_anexos_apagados(''{}'')')
) as c (comando);

select * from finish();
rollback;
