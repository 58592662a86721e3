begin;
select plan(17);
select tests.mundo();

select is(
  tests.tenta(ator, $$insert into profiles (id, nome, email, tipo) values (gen_random_uuid(), 'X', 'x', 'clinica')$$),
  '42501', ator || ' may not make a profile'
)
from tests.atores() as ator;

select * from finish();
rollback;
