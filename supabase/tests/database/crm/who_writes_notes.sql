begin;
select plan(18);
select tests.mundo();
select tests.criar_crm();

select is(
  tests.tenta(ator, $$insert into notas_crm (clinica_id, oportunidade_id, texto) values (tests.id('clinica_a'), tests.id('lead_a'), 'Prefere a tarde.')$$),
  case when ator in ('medico_a', 'clinica_a', 'staff_a') then '1' else '42501' end,
  'only who works in clínica A writes a note there, asked as ' || ator
)
from tests.atores() as ator;
select is(
  tests.tenta('staff_a', $$update notas_crm set texto = 'Outra coisa'$$), '42501', 'a note is not changed'
);

select * from finish();
rollback;
