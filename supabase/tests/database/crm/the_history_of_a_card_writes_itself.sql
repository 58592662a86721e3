begin;
select plan(6);
select tests.mundo();
select tests.criar_crm();

select tests.como('staff_a', $$update oportunidades set estagio = 'contato' where id = tests.id('lead_a') returning 1$$);
select results_eq(
  $$select de, para, por, autor_id from oportunidade_eventos where oportunidade_id = tests.id('lead_a') order by de nulls first$$,
  $$values (null::text, 'lead', 'fato', null::uuid), ('lead', 'contato', 'pessoa', tests.id('staff_a'))$$,
  'the history says that a card was made, then moved by hand, and by whom'
);
select is(
  tests.tenta('staff_a', $$insert into oportunidade_eventos (oportunidade_id, clinica_id, para, por, ocorrido_em)
    values (tests.id('lead_a'), tests.id('clinica_a'), 'lead', 'fato', now())$$),
  '42501', 'nobody writes the history by hand'
);
select is(
  tests.tenta('clinica_a', $$update oportunidade_eventos set para = 'inativo'$$), '42501',
  'the clinic does not change the history'
);
select is(
  tests.tenta('servico', $$update oportunidade_eventos set para = 'inativo'$$), '42501',
  'not even the service changes the history'
);
select is(
  tests.tenta('staff_b', $$select 1 from oportunidade_eventos where oportunidade_id = tests.id('lead_a')$$), '0',
  'another clinic reads none of the history'
);
select is(
  tests.tenta('staff_a', $$update oportunidades set estagio_por = 'fato'$$), '42501',
  'staff does not write by hand that a fact moved the card'
);

select * from finish();
rollback;
