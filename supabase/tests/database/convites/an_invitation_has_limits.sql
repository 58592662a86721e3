begin;
select plan(6);
select tests.mundo();

select is(
  tests.tenta('clinica_a', format('select * from criar_convite(%s)', argumentos)), resultado,
  format('criar_convite(%s) is %s', argumentos, case resultado when '1' then 'accepted' else 'refused' end)
)
from (
  values
    ('''medico'', null, 30', '1'), ('''medico'', null, 31', '23514'), ('''medico'', null, 0', '23514'),
    ('''medico'', null, -1', '23514'), ('''clinica''', '23514'), ('''medico'', repeat(''x'', 300)', '23514')
) as a (argumentos, resultado);

select * from finish();
rollback;
