begin;
select plan(6);
select tests.mundo();
select tests.criar_crm();

select tests.como('staff_a', $$update oportunidades set estagio = 'contato' where id = tests.id('lead_a') returning 1$$);
select results_eq(
  $$select de, para, por, autor_id from oportunidade_eventos where oportunidade_id = tests.id('lead_a') order by de nulls first$$,
  $$values (null::text, 'lead', 'fato', null::uuid), ('lead', 'contato', 'pessoa', tests.id('staff_a'))$$,
  'made, then moved by hand, by whom'
);
select is(
  tests.tenta('staff_a', $$insert into oportunidade_eventos (oportunidade_id, clinica_id, para, por, ocorrido_em)
    values (tests.id('lead_a'), tests.id('clinica_a'), 'lead', 'fato', now())$$),
  '42501', 'nobody writes it by hand'
);
select is(
  tests.tenta('clinica_a', $$update oportunidade_eventos set para = 'inativo'$$), '42501', 'nor changes it'
);
select is(tests.tenta('servico', $$update oportunidade_eventos set para = 'inativo'$$), '42501', 'not even the service');
select is(tests.tenta('staff_b', $$select 1 from oportunidade_eventos where oportunidade_id = tests.id('lead_a')$$), '0', 'another clinic reads none of it');
select is(
  tests.tenta('staff_a', $$update oportunidades set estagio_por = 'fato'$$), '42501', 'who moved it is not said by hand'
);

select * from finish();
rollback;
