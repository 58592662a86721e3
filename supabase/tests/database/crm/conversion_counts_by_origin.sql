begin;
select plan(4);
select tests.mundo();
select tests.criar_crm();

select tests.marcar('ag1', 'jose', now() + interval '1 day');
select tests.entrar_como('staff_a');
select results_eq(
  $$select origem, total, contato, agendado, compareceu from conversao_do_crm(tests.id('clinica_a'), current_date - 1, current_date + 1)$$,
  $$values ('indicacao', 1, 1, 1, 0), ('instagram', 1, 0, 0, 0)$$, 'each origin says how far its cards came'
);
select tests.sair();
select is(tests.como('staff_a', $$select count(*) from conversao_do_crm(tests.id('clinica_a'), current_date - 30, current_date - 10)$$), '0', 'cards from outside the period are not counted');
select is(tests.como('staff_b', $$select count(*) from conversao_do_crm(tests.id('clinica_a'), current_date - 1, current_date + 1)$$), '0', 'who does not work in the clinic counts nothing');
select is(tests.tenta('anonimo', $$select 1 from conversao_do_crm(tests.id('clinica_a'), current_date, current_date)$$), '42501', 'who has not signed in may not ask');

select * from finish();
rollback;
