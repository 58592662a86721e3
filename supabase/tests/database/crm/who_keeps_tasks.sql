begin;
select plan(36);
select tests.mundo();
select tests.criar_crm();

insert into tarefas_crm (id, clinica_id, oportunidade_id, titulo, vence_em)
values (tests.id('tarefa_a'), tests.id('clinica_a'), tests.id('lead_a'), 'Ligar', current_date);
select is(
  tests.tenta(ator, $$insert into tarefas_crm (clinica_id, oportunidade_id, titulo, vence_em) values (tests.id('clinica_a'), tests.id('lead_a'), 'Ligar', current_date)$$),
  case when ator in ('medico_a', 'clinica_a', 'staff_a') then '1' else '42501' end,
  'only who works in clínica A makes a task there, asked as ' || ator
)
from tests.atores() as ator;
select is(
  tests.tenta(ator, $$update tarefas_crm set feita_em = now() where id = tests.id('tarefa_a')$$),
  case when ator in ('medico_a', 'clinica_a', 'staff_a') then '1' when ator = 'anonimo' then '42501' else '0' end,
  'only who works in clínica A marks its task as done, asked as ' || ator
)
from tests.atores() as ator;
select is(
  tests.como('staff_a', $$update tarefas_crm set feita_em = '2020-01-01' where id = tests.id('tarefa_a') returning feita_por = tests.id('staff_a') and feita_em > now() - interval '1 minute'$$),
  'true', 'a task that is done is stamped with who did it, and when'
);
select is(
  tests.tenta('staff_a', $$insert into tarefas_crm (clinica_id, oportunidade_id, titulo, vence_em) values (tests.id('clinica_a'), tests.id('lead_b'), 'Ligar', current_date)$$), '23503',
  'a task about a card of another clinic is refused'
);

select * from finish();
rollback;
