begin;
select plan(7);
select tests.mundo();
select tests.criar_crm();

update oportunidades set estagio = 'compareceu', estagio_desde = now() - interval '20 months', ultimo_sinal_em = now() - interval '11 months' where id = tests.id('cartao_a');
select is(tests.como('staff_a', $$select estagio from cartoes_do_crm(tests.id('clinica_a')) where paciente_id = tests.id('jose')$$), 'compareceu', 'within the year');
update oportunidades set ultimo_sinal_em = now() - interval '13 months' where id = tests.id('cartao_a');
select is(tests.como('staff_a', $$select estagio from cartoes_do_crm(tests.id('clinica_a')) where paciente_id = tests.id('jose')$$), 'inativo', 'after it');
select is(tests.como('staff_a', $$select quantas from contagem_do_crm(tests.id('clinica_a')) where estagio = 'inativo'$$), '1', 'and it is counted there');
select tests.como('clinica_a', $$insert into crm_regras (clinica_id, inativo_apos_meses) values (tests.id('clinica_a'), 24) returning 1$$);
select is(tests.como('staff_a', $$select estagio from cartoes_do_crm(tests.id('clinica_a'), '{"estagio": "compareceu"}')$$), 'compareceu', 'the clinic says how long');
insert into retornos_planejados (clinica_id, paciente_id, medico_id, prevista_para)
values (tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), current_date + 5);
update retornos_planejados set desde = current_date - 40, prevista_para = current_date - 5;
select is(tests.como('staff_a', $$select estagio from cartoes_do_crm(tests.id('clinica_a'), '{"estagio": "retorno"}')$$), 'retorno', 'a planned return that is due calls back');
select tests.como('staff_a', $$update oportunidades set estagio = 'compareceu' where id = tests.id('cartao_a') returning 1$$);
select is(tests.como('staff_a', $$select estagio from cartoes_do_crm(tests.id('clinica_a')) where paciente_id = tests.id('jose')$$), 'compareceu', 'unless a person said otherwise after its day');
select is(
  tests.tenta('staff_a', $$select motivo from retornos_planejados$$), '0', 'and staff reads nothing of why'
);

select * from finish();
rollback;
