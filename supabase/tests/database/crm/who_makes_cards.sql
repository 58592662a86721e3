begin;
select plan(17);
select tests.mundo();
select tests.criar_crm();

select is(
  tests.tenta(ator, $$insert into oportunidades (clinica_id, nome, telefone) values (tests.id('clinica_a'), 'Nova Pessoa', '11987654321')$$),
  case when ator in ('medico_a', 'clinica_a', 'staff_a') then '1' else '42501' end,
  'only who works in clínica A makes a card there, asked as ' || ator
)
from tests.atores() as ator;

select * from finish();
rollback;
