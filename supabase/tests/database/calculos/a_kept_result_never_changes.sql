begin;
select plan(9);
select tests.mundo();

select is(
  tests.tenta('medico_a', format('update calculos set %I = %I where id = tests.id(''calculo_a'')', coluna, coluna)), '42501',
  coluna || ' is not updated'
)
from unnest(array[
  'entrada', 'resultado', 'versao', 'ferramenta', 'paciente_id', 'autor_id', 'anulado_em'
]) as coluna;
select is(
  tests.tenta('servico', $$update calculos set resultado = '{}' where id = tests.id('calculo_a')$$), '42501', 'nor by the service'
);
select throws_ok(
  $$delete from public.calculos where id = tests.id('calculo_a')$$, '42501', 'Registros clínicos não são excluídos.',
  'nor deleted by the owner of the database'
);

select * from finish();
rollback;
