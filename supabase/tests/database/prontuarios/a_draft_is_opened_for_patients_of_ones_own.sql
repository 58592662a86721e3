begin;
select plan(4);
select tests.mundo();

-- Under a new id nothing else knows whose draft it will be.
select is(
  tests.como('medico_a', format('select abrir_rascunho(tests.id(%L), tests.id(%L), tests.id(%L)) is null', 'novo ' || paciente, paciente, 'janela')),
  recusado, format('a draft under a new id for %s is%s opened by medico_a', paciente, case recusado when 'true' then ' not' else '' end)
)
from (values ('jose', 'false'), ('beto', 'true'), ('selma', 'true')) as p (paciente, recusado);
select is(
  (select array_agg(paciente_id) from public.rascunhos_abertos), array[tests.id('jose')],
  'only the draft of the own patient is held open'
);

select * from finish();
rollback;
