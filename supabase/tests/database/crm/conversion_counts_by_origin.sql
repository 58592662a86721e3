begin;
select plan(4);
select tests.mundo();
select tests.criar_crm();

select tests.marcar('ag1', 'jose', now() + interval '1 day');
select tests.entrar_como('staff_a');
select results_eq(
  $$select origem, total, contato, agendado, compareceu from conversao_do_crm(tests.id('clinica_a'), current_date - 1, current_date + 1)$$,
  $$values ('indicacao', 1, 1, 1, 0), ('instagram', 1, 0, 0, 0)$$, 'how far each came'
);
select tests.sair();
select is(tests.como('staff_a', $$select count(*) from conversao_do_crm(tests.id('clinica_a'), current_date - 30, current_date - 10)$$), '0', 'of that period alone');
select is(tests.como('staff_b', $$select count(*) from conversao_do_crm(tests.id('clinica_a'), current_date - 1, current_date + 1)$$), '0', 'for who works there');
select is(tests.tenta('anonimo', $$select 1 from conversao_do_crm(tests.id('clinica_a'), current_date, current_date)$$), '42501', 'and nobody unknown');

select * from finish();
rollback;
