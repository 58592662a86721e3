begin;
select plan(7);
select tests.mundo();
select tests.criar_crm();

update oportunidades set estagio = 'compareceu', estagio_desde = now() - interval '20 months', ultimo_sinal_em = now() - interval '11 months' where id = tests.id('cartao_a');
select is(
  tests.como('staff_a', $$select estagio from cartoes_do_crm(tests.id('clinica_a')) where paciente_id = tests.id('jose')$$), 'compareceu',
  'a card stays in its stage within a year of its last sign'
);
update oportunidades set ultimo_sinal_em = now() - interval '13 months' where id = tests.id('cartao_a');
select is(
  tests.como('staff_a', $$select estagio from cartoes_do_crm(tests.id('clinica_a')) where paciente_id = tests.id('jose')$$), 'inativo',
  'a card shows as inactive a year after its last sign'
);
select is(
  tests.como('staff_a', $$select quantas from contagem_do_crm(tests.id('clinica_a')) where estagio = 'inativo'$$), '1',
  'a card that shows as inactive is counted as inactive'
);
select tests.como('clinica_a', $$insert into crm_regras (clinica_id, inativo_apos_meses) values (tests.id('clinica_a'), 24) returning 1$$);
select is(
  tests.como('staff_a', $$select estagio from cartoes_do_crm(tests.id('clinica_a'), '{"estagio": "compareceu"}')$$), 'compareceu',
  'the clinic says after how long a card is inactive'
);
insert into retornos_planejados (clinica_id, paciente_id, medico_id, prevista_para)
values (tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), current_date + 5);
update retornos_planejados set desde = current_date - 40, prevista_para = current_date - 5;
select is(
  tests.como('staff_a', $$select estagio from cartoes_do_crm(tests.id('clinica_a'), '{"estagio": "retorno"}')$$), 'retorno',
  'a planned return that is due shows the card in retorno'
);
select tests.como('staff_a', $$update oportunidades set estagio = 'compareceu' where id = tests.id('cartao_a') returning 1$$);
select is(
  tests.como('staff_a', $$select estagio from cartoes_do_crm(tests.id('clinica_a')) where paciente_id = tests.id('jose')$$), 'compareceu',
  'a card moved by hand after the day of the return stays where it was put'
);
select is(
  tests.tenta('staff_a', $$select motivo from retornos_planejados$$), '0', 'staff does not read why the patient is to return'
);

select * from finish();
rollback;
