begin;
select plan(34);
select tests.mundo();

select is(
  tests.tenta(ator, $$select * from criar_convite('staff')$$),
  case when ator in ('clinica_a', 'clinica_b', 'hospital') then '1' else '42501' end, 'only clinics and hospitals invite, asked as ' || ator
)
from tests.atores() as ator;

select is(
  tests.tenta(ator, format(
    'insert into convites (clinica_id, tipo, token_hash, criado_por, expira_em) values (%1$L, %2$L, %2$L, %1$L, now() + interval %3$L)',
    tests.id(ator), 'staff', '1 day'
  )),
  '42501', ator || ' may not write an invitation by hand'
)
from tests.atores() as ator;

select * from finish();
rollback;
