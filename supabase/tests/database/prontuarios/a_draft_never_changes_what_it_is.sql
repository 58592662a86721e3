begin;
select plan(8);
select tests.mundo();

select is(
  tests.tenta('medico_a', format('update prontuarios set %s where id = %L', mudanca, tests.id('rascunho_a'))), '42501', 'a draft refuses ' || mudanca
)
from (
  values
    ('paciente_id = tests.id(''maria'')'), ('clinica_id = tests.id(''hospital'')'), ('autor_id = tests.id(''medico_b'')'),
    ('versao = 2'), ('revisao = 1'), ('finalizado_em = now()'), ('adendo_de = tests.id(''evolucao_a'')'),
    ('motivo_correcao = ''x''')
) as m (mudanca);

select * from finish();
rollback;
