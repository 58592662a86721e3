begin;
select plan(21);
select tests.mundo();

select is(
  tests.tenta(ator, $$delete from pacientes where id = tests.id('maria')$$), '42501', ator || ' may not delete a patient'
)
from (select tests.atores() union all values ('servico'), ('administrador')) as a (ator);

select is(tests.tenta(ator, 'truncate pacientes cascade'), '42501', ator || ' may not empty the table of patients')
from (values ('servico'), ('administrador')) as a (ator);

select * from finish();
rollback;
