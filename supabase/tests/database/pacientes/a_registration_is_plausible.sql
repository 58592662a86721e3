begin;
select plan(15);
select tests.mundo();

select is(
  tests.tenta('staff_a', format('update pacientes set %s where id = %L', mudanca, tests.id('maria'))), resultado, format('setting %s in a registration is %s', mudanca, case resultado when '1' then 'accepted' else 'refused' end)
)
from (
  values
    ('data_nascimento = (now() at time zone ''America/Sao_Paulo'')::date', '1'),
    ('data_nascimento = (now() at time zone ''America/Sao_Paulo'')::date + 1', '23514'),
    ('data_nascimento = ''infinity''', '23514'), ('data_nascimento = ''1889-12-31''', '23514'),
    ('cpf = ''11144477735''', '1'), ('cpf = ''11144477734''', '23514'), ('cpf = ''''', '23514'),
    ('cns = ''898000000043208''', '1'), ('cns = ''898000000043209''', '23514'),
    ('nome = ''Jo''', '23514'), ('nome = repeat(''x'', 121)', '23514'), ('sexo = ''x''', '23514'),
    ('telefone = ''0123456789''', '23514'), ('uf = ''sp''', '23514'), ('observacoes = repeat(''x'', 2001)', '23514')
) as m (mudanca, resultado);

select * from finish();
rollback;
