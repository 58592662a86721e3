begin;
select plan(8);
select tests.mundo();

select is(
  tests.tenta('medico_a', format('update notificacoes set %s where id = %L', mudanca, tests.id('aviso_medico'))),
  resultado, format('setting %s in a notice is %s', mudanca, case resultado when '1' then 'accepted' else 'refused' end)
)
from (
  values
    ('lida = true', '1'), ('deleted = true', '1'), ('mensagem = ''outra''', '42501'), ('contexto = ''{}''', '42501'),
    ('user_id = tests.id(''medico_b'')', '42501'), ('clinica_id = null', '42501'), ('criada_em = now()', '42501'),
    ('tipo = ''chat''', '42501')
) as m (mudanca, resultado);

select * from finish();
rollback;
