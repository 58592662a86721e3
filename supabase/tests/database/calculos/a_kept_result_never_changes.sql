begin;
select plan(9);
select tests.mundo();

select is(
  tests.tenta('medico_a', format('update calculos set %I = %I where id = tests.id(''calculo_a'')', coluna, coluna)), '42501',
  coluna || ' of a kept result is not updated'
)
from unnest(array[
  'entrada', 'resultado', 'versao', 'ferramenta', 'paciente_id', 'autor_id', 'anulado_em'
]) as coluna;
select is(
  tests.tenta('servico', $$update calculos set resultado = '{}' where id = tests.id('calculo_a')$$), '42501',
  'the service does not change a kept result'
);
select throws_ok(
  $$delete from public.calculos where id = tests.id('calculo_a')$$, '42501', 'Registros clínicos não são excluídos.',
  'not even the owner of the database deletes a kept result'
);

select * from finish();
rollback;
