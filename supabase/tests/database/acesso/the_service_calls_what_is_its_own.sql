begin;
select plan(15);
select tests.mundo();

select is(tests.tenta('servico', comando), '1', 'the service runs ' || comando)
from (
  values
    ('select abrir_tentativa_login(''a@b.c'', null, null)'),
    ('select encerrar_tentativa_login(null, true)'),
    ('select registrar_entrada(null, null, null)'),
    ('select abrir_registro(null)'),
    ('select conferir_registro(null, ''medico'', ''a@b.c'')'),
    ('select conferir_convite(''x'', ''staff'', ''a@b.c'')'),
    ('select abrir_pedido_de_senha(''a@b.c'', null)'),
    ('select abrir_tentativa_de_codigo(gen_random_uuid(), ''123456'', null)'),
    ('select encerrar_tentativa_de_codigo(null, true)'), ('select link_pede_codigo(''x'')'),
    ('select registrar_conferencia(gen_random_uuid(), null, null)'), ('select count(*) from anexos_a_apagar()'),
    ('select marcar_anexos_apagados(''{}'')')
) as c (comando);

select is(tests.tenta('servico', format('select %s(''{}'')', gancho)), '42501', gancho || ' is the Auth service''s alone')
from unnest(array['ao_conferir_senha', 'ao_conferir_codigo']) as gancho;

select * from finish();
rollback;
