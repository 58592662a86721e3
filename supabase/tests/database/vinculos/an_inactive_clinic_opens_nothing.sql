begin;
select plan(3);
select tests.mundo();

update public.profiles set ativo = false where id = tests.id('clinica_a');
select is(
  tests.tenta(ator, $$select 1 from pacientes where clinica_id = tests.id('clinica_a')$$), '0',
  ator || ' reads no patient of a clinic whose account is inactive'
)
from (values ('clinica_a'), ('medico_a'), ('staff_a')) as a (ator);

select * from finish();
rollback;
