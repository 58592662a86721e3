begin;
select plan(11);
select tests.mundo();
select tests.criar_crm();

insert into consentimentos_de_contato (clinica_id, oportunidade_id, canal, finalidade, como)
values (tests.id('clinica_a'), tests.id('lead_a'), 'whatsapp', 'marketing', 'Formulário do site');
select is(
  tests.tenta(ator, $$select vincular_lead(tests.id('lead_a'), tests.id('maria'))$$),
  case when ator in ('staff_a', 'medico_a') then '1' else '42501' end, 'only who works in the clinic links a lead, asked as ' || ator
)
from unnest(array['staff_a', 'medico_a', 'staff_b', 'plantonista']) as ator;
select is(
  tests.tenta('staff_a', $$select vincular_lead(tests.id('lead_a'), tests.id('beto'))$$), '42501',
  'a lead is not linked to a patient of another clinic'
);
select tests.como('staff_a', $$select vincular_lead(tests.id('lead_a'), tests.id('maria'))$$);
select results_eq(
  $$select paciente_id, nome, telefone, origem from oportunidades where id = tests.id('lead_a')$$,
  $$values (tests.id('maria'), null::text, null::text, 'instagram')$$,
  'a linked lead leaves name and telephone to the registration'
);
select is(
  (select paciente_id from consentimentos_de_contato), tests.id('maria'),
  'the consents of a lead follow to the patient'
);
select is(
  tests.como('staff_a', $$select vincular_lead(tests.id('lead_a'), tests.id('maria'))$$), tests.id('lead_a')::text,
  'linking again answers the same card'
);
insert into oportunidades (id, clinica_id, nome, telefone) values (tests.id('outro'), tests.id('clinica_a'), 'Zé', '11987654321');
insert into notas_crm (clinica_id, oportunidade_id, texto, autor_id) values (tests.id('clinica_a'), tests.id('outro'), 'Ligou.', tests.id('staff_a'));
select is(
  tests.como('staff_a', $$select vincular_lead(tests.id('outro'), tests.id('jose'))$$), tests.id('cartao_a')::text,
  'a patient who has a card keeps it'
);
select is(
  (select oportunidade_id from notas_crm), tests.id('cartao_a'),
  'the card of the patient takes the notes of the lead'
);
select is(
  tests.como('staff_a', $$select count(*) from cartoes_do_crm(tests.id('clinica_a'))$$), '2',
  'the card of the lead shows no more'
);

select * from finish();
rollback;
