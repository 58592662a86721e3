begin;
select plan(16);
select tests.mundo();

select is(
  tests.como('staff_a', format('select count(*) from buscar_pacientes(%L)', termo)), achados,
  format('%s finds %s', left(termo, 40), achados)
)
from (
  values
    ('%', '1'), ('_', '1'), ('100%', '1'), ('souza_lima', '1'), ('souzaxlima', '0'), ('jos_', '0'), ('%jose%', '0'),
    ('\', '0'), ('\%', '0'), ('''', '2'), ('''; drop table public.pacientes; --', '0'),
    (''' or true --', '0'), ('%s %L $1 $$', '0'), (repeat('a', 10000), '0'), (repeat('9', 10000), '0'),
    (repeat('a ', 5000), '2')
) as t (termo, achados);

select * from finish();
rollback;
