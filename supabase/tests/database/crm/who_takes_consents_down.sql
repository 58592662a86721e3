begin;
select plan(21);
select tests.mundo();
select tests.criar_crm();

select is(
  tests.tenta(ator, $$insert into consentimentos_de_contato (clinica_id, oportunidade_id, canal, finalidade, como)
    values (tests.id('clinica_a'), tests.id('lead_a'), 'whatsapp', 'marketing', 'Por telefone')$$),
  case when ator in ('medico_a', 'clinica_a', 'staff_a') then '1' else '42501' end,
  'only who works in clínica A takes a consent down there, asked as ' || ator
)
from tests.atores() as ator;
insert into consentimentos_de_contato (id, clinica_id, paciente_id, canal, finalidade, como)
values (tests.id('sim'), tests.id('clinica_a'), tests.id('jose'), 'whatsapp', 'marketing', 'Presencialmente');
select is(tests.tenta('staff_b', $$update consentimentos_de_contato set retirado_em = now()$$), '0', 'another clinic withdraws nothing');
select is(
  tests.como('staff_a', $$update consentimentos_de_contato set retirado_em = now() where id = tests.id('sim') returning retirado_por = tests.id('staff_a')$$),
  'true', 'a withdrawal says who took it down'
);
select is(
  tests.tenta('staff_a', $$update consentimentos_de_contato set retirado_em = null where id = tests.id('sim')$$), '23514',
  'a withdrawal is not undone'
);
select is(tests.tenta('staff_a', $$update consentimentos_de_contato set finalidade = 'assistencial'$$), '42501', 'what was consented to never changes');

select * from finish();
rollback;
