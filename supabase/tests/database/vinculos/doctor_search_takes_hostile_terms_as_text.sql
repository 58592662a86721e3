begin;
select plan(12);
select tests.mundo();

update public.profiles set nome = 'Dr. 100%_\ O''Neil' where id = tests.id('medico_b');

select is(
  tests.como('clinica_a', format('select count(*) from buscar_medicos(%L) where id = %L', termo, tests.id('medico_b'))),
  achados, format('%s finds %s', left(termo, 30), achados)
)
from (
  values
    ('100%', '1'), ('%_\', '1'), ('o''neil', '1'), ('O''NEIL', '1'), ('%x%', '0'), ('_r. 100', '0'), ('\', '1'),
    ('''; drop table profiles; --', '0'), (repeat('a', 10000), '0')
) as t (termo, achados);

select is(
  tests.tenta('clinica_a', $$select 1 from buscar_medicos('inacio')$$), '0', 'an inactive doctor is not found'
);
select is(tests.tenta('clinica_a', $$select 1 from buscar_medicos('rita')$$), '0', 'staff is not found');
select is(
  tests.tenta('clinica_a', $$select 1 from buscar_medicos('dr', 0)$$), '1', 'a limit below one is one'
);

select * from finish();
rollback;
