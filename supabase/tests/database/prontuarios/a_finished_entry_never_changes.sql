begin;
select plan(16);
select tests.mundo();

select is(
  tests.tenta(ator, $$update prontuarios set subjetivo = 'Outra história' where id = tests.id('evolucao_a')$$), '0',
  ator || ' does not change a finished entry'
)
from (values ('medico_a'), ('clinica_a'), ('staff_a'), ('medico_b'), ('hospital')) as a (ator);

select is(
  tests.queixa(ator, format('update prontuarios set %s where id = %L', mudanca, tests.id('evolucao_a'))),
  'Uma evolução finalizada não muda. Abra uma correção ou escreva um adendo.', format('%s is refused %s', ator, mudanca)
)
from (values ('servico'), ('administrador')) as a (ator)
cross join (
  values
    ('subjetivo = ''Outra história'''), ('status = ''rascunho'', finalizado_em = null'),
    ('autor_id = tests.id(''medico_ex'')'), ('substituido_por = tests.id(''evolucao_ex'')'),
    ('ocorrido_em = now() - interval ''9 days''')
) as m (mudanca);

select is(
  (select subjetivo from public.prontuarios where id = tests.id('evolucao_a')), 'Dor lombar.', 'a finished entry says what it said'
);

select * from finish();
rollback;
