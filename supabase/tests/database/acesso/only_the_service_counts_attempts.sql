begin;
select plan(68);
select tests.mundo();

select is(tests.tenta(ator, comando), '42501', format('%s is refused %s', ator, comando))
from tests.atores() as ator
cross join (
  values
    ('select abrir_tentativa_login(''a@b.c'')'), ('select encerrar_tentativas_login(''a@b.c'')'),
    ('select conferir_registro(''medico'', ''a@b.c'')'), ('select 1 from private.tentativas_login')
) as c (comando);

select * from finish();
rollback;
