begin;
select plan(34);
select tests.mundo();
select tests.criar_crm();

select is(
  tests.tenta(ator, format('select 1 from oportunidades where id = tests.id(%L)', cartao)),
  case
    when ator = 'anonimo' then '42501'
    when cartao = 'lead_a' and ator in ('medico_a', 'clinica_a', 'staff_a') then '1'
    when cartao = 'lead_b' and ator in ('medico_b', 'clinica_b', 'staff_b') then '1'
    else '0'
  end,
  format('only who works in its clinic reads %2$s, asked as %1$s', ator, cartao)
)
from tests.atores() as ator
cross join (values ('lead_a'), ('lead_b')) as c (cartao);

select * from finish();
rollback;
