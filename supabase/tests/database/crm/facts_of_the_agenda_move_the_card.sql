begin;
select plan(10);
select tests.mundo();
select tests.criar_crm();

select is((select estagio from oportunidades where id = tests.id('cartao_a')), 'lead', 'a new card is a lead');
select tests.marcar('ag1', 'jose', now() + interval '3 days');
select is((select estagio from oportunidades where id = tests.id('cartao_a')), 'agendado', 'an appointment moves the card to agendado');
select tests.como('clinica_a', $$select id from mudar_status(tests.id('ag1'), 'cancelado')$$);
select is((select estagio from oportunidades where id = tests.id('cartao_a')), 'contato', 'a cancelled appointment of somebody never seen moves the card to contato');
select is(
  (select motivo from oportunidade_eventos where oportunidade_id = tests.id('cartao_a') and para = 'contato'),
  'Atendimento cancelado.', 'the history of the card says why it moved'
);
select tests.marcar('ag2', 'jose', now() - interval '2 hours');
select tests.como('medico_a', $$select id from mudar_status(tests.id('ag2'), 'em_atendimento')$$);
select tests.como('medico_a', $$select id from mudar_status(tests.id('ag2'), 'realizado')$$);
select is((select estagio from oportunidades where id = tests.id('cartao_a')), 'compareceu', 'a first visit moves the card to compareceu');
select tests.marcar('ag3', 'jose', now() - interval '1 hour');
select tests.como('medico_a', $$select id from mudar_status(tests.id('ag3'), 'em_atendimento')$$);
select tests.como('medico_a', $$select id from mudar_status(tests.id('ag3'), 'realizado')$$);
select is((select estagio from oportunidades where id = tests.id('cartao_a')), 'em_tratamento', 'a second visit moves the card to em_tratamento');
select tests.marcar('ag4', 'jose', now() + interval '5 days');
select is((select estagio from oportunidades where id = tests.id('cartao_a')), 'em_tratamento', 'an appointment leaves the card of somebody in treatment where it is');
select tests.marcar('ag5', 'maria', now() + interval '6 days');
select results_eq(
  $$select estagio, origem from oportunidades where paciente_id = tests.id('maria')$$,
  $$values ('agendado', 'agenda')$$, 'an appointment makes a card for who had none'
);
select tests.marcar('ag6', 'maria', now() - interval '40 days', 'realizado');
select results_eq(
  $$select estagio, ultima_visita_em = now() - interval '40 days' from oportunidades where paciente_id = tests.id('maria')$$,
  $$values ('agendado', true)$$, 'a visit brought in later moves nothing back, and is known'
);
select is(tests.tenta('staff_a', $$update oportunidades set ultima_visita_em = now()$$), '42501', 'staff does not write the last visit by hand');

select * from finish();
rollback;
