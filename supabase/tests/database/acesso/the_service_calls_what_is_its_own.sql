begin;
select plan(3);
select tests.mundo();

select is(tests.tenta('servico', comando), '1', comando)
from (
  values
    ('select abrir_tentativa_login(''a@b.c'')'), ('select encerrar_tentativas_login(''a@b.c'')'),
    ('select conferir_registro(''medico'', ''a@b.c'')')
) as c (comando);

select * from finish();
rollback;
