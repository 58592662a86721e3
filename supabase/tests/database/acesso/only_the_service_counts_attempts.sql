begin;
select plan(255);
select tests.mundo();

select is(tests.tenta(ator, comando), '42501', format('%s is refused %s', ator, comando))
from tests.atores() as ator
cross join (
  values
    ('select abrir_tentativa_login(''a@b.c'', null, null)'),
    ('select encerrar_tentativa_login(null, true)'),
    ('select registrar_entrada(null, null, null)'),
    ('select abrir_registro(null)'),
    ('select conferir_registro(null, ''medico'', ''a@b.c'')'),
    ('select conferir_convite(''x'', ''staff'', ''a@b.c'')'),
    ('select abrir_pedido_de_senha(''a@b.c'', null)'),
    ('select ao_conferir_senha(''{}'')'),
    ('select abrir_tentativa_de_codigo(null, ''123456'', null)'),
    ('select encerrar_tentativa_de_codigo(null, true)'),
    ('select link_pede_codigo(''x'')'),
    ('select ao_conferir_codigo(''{}'')'),
    ('select 1 from private.tentativas'),
    ('select 1 from private.tentativas_abertas'),
    ('select 1 from private.entradas')
) as c (comando);

select * from finish();
rollback;
