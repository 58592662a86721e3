begin;
select plan(13);
select tests.mundo();

select is(
  tests.tenta('medico_a', format('update problemas set %s where id = tests.id(''problema_a'')', mudanca)), '23514', 'a problem refuses ' || mudanca
)
from (
  values
    ('codigo = ''10I'''), ('codigo = null'), ('sistema = ''cid9'''), ('descricao = ''  a  '''),
    ('desde = current_date + 2'), ('resolvido_em = current_date'), ('situacao = ''curado'''),
    ('situacao = ''descartado'''), ('desde = ''1850-01-01''')
) as m (mudanca);
select is(
  tests.tenta('medico_a', format('update medicamentos_em_uso set %s where id = tests.id(''medicamento_a'')', mudanca)), '23514', 'a medicine refuses ' || mudanca
)
from (
  values
    ('suspenso_em = current_date - 1'), ('motivo_da_suspensao = ''Tosse'''),
    ('suspenso_em = current_date + 2, motivo_da_suspensao = ''Tosse''')
) as m (mudanca);
select is(
  tests.tenta('medico_a', $$update problemas set sistema = 'cid11', codigo = 'BA00.Z' where id = tests.id('problema_a')$$),
  '1', 'a problem takes a code of CID-11'
);

select * from finish();
rollback;
