begin;
select plan(10);
select tests.mundo();
select tests.criar_crm();

select is((select estagio from oportunidades where id = tests.id('cartao_a')), 'lead', 'at first');
select tests.marcar('ag1', 'jose', now() + interval '3 days');
select is((select estagio from oportunidades where id = tests.id('cartao_a')), 'agendado', 'booked');
select tests.como('clinica_a', $$select id from mudar_status(tests.id('ag1'), 'cancelado')$$);
select is((select estagio from oportunidades where id = tests.id('cartao_a')), 'contato', 'cancelled, and never seen');
select is(
  (select motivo from oportunidade_eventos where oportunidade_id = tests.id('cartao_a') and para = 'contato'),
  'Atendimento cancelado.', 'and the history says why'
);
select tests.marcar('ag2', 'jose', now() + interval '1 minute');
select tests.como('medico_a', $$select id from mudar_status(tests.id('ag2'), 'em_atendimento')$$);
select tests.como('medico_a', $$select id from mudar_status(tests.id('ag2'), 'realizado')$$);
select is((select estagio from oportunidades where id = tests.id('cartao_a')), 'compareceu', 'seen once');
select tests.marcar('ag3', 'jose', now() + interval '2 hours');
select tests.como('medico_a', $$select id from mudar_status(tests.id('ag3'), 'em_atendimento')$$);
select tests.como('medico_a', $$select id from mudar_status(tests.id('ag3'), 'realizado')$$);
select is((select estagio from oportunidades where id = tests.id('cartao_a')), 'em_tratamento', 'seen again');
select tests.marcar('ag4', 'jose', now() + interval '5 days');
select is((select estagio from oportunidades where id = tests.id('cartao_a')), 'em_tratamento', 'who is in treatment and books stays so');
select tests.marcar('ag5', 'maria', now() + interval '6 days');
select results_eq(
  $$select estagio, origem from oportunidades where paciente_id = tests.id('maria')$$,
  $$values ('agendado', 'agenda')$$, 'who had no card has one'
);
select tests.marcar('ag6', 'maria', now() - interval '40 days', 'realizado');
select results_eq(
  $$select estagio, ultima_visita_em = now() - interval '40 days' from oportunidades where paciente_id = tests.id('maria')$$,
  $$values ('agendado', true)$$, 'a visit brought in later moves nothing back, and is known'
);
select is(tests.tenta('staff_a', $$update oportunidades set ultima_visita_em = now()$$), '42501', 'visits are not said by hand');

select * from finish();
rollback;
