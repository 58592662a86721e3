begin;
select plan(31);
select tests.mundo();
select tests.criar_agenda();
select tests.criar_area();

create function tests.espera(paciente text default 'jose', tipo text default 'tipo_a', medico text default null) returns text
language sql as $$
  select format('select entrar_na_espera(%L, %L, %L, ''manha'')', tests.id(paciente), tests.id(tipo), tests.id(medico))
$$;

select is(tests.tenta('paciente', tests.espera()), '1', 'the account enters the waiting list');
select is(tests.tenta('paciente', tests.espera('jose', 'tipo_a', 'medico_a')), '1', 'the account waits for one doctor alone');
select is(tests.tenta(ator, tests.espera()), '42501', format('%s does not enter the list through the patient''s call', ator)) from tests.quem_nao_e_paciente() as ator;
select is(tests.tenta('paciente', tests.espera('maria')), '42501', 'the account does not wait for another patient');
select is(tests.tenta('paciente', tests.espera('jose', 'tipo_exame')), 'AG002', 'the account does not wait for a kind that patients may not ask for');
select is(tests.tenta('paciente', tests.espera('jose', 'tipo_a', 'medico_b')), 'AG002', 'the account does not wait for a doctor who keeps no hours there');
select is(tests.tenta('paciente', $$select entrar_na_espera(tests.id('jose'), tests.id('tipo_a'), null, 'madrugada')$$), '23514', 'the account does not wait for an unknown part of the day');

select tests.como('paciente', tests.espera());
select is(tests.queixa('paciente', tests.espera()), 'Você já está na lista de espera deste atendimento.', 'the account enters the list once for each kind');
select is(tests.como('paciente', $$select concat_ws(' ', clinica_nome, tipo_nome, periodo) from minha_espera()$$), 'Clínica A Consulta manha', 'the account sees where and for what it waits');
select is(tests.tenta('vizinho', 'select * from minha_espera()'), '0', 'another account does not see the place in the list');
update lista_de_espera set id = tests.id('lugar') where paciente_id = tests.id('jose');
select is(tests.tenta('vizinho', $$select sair_da_espera(tests.id('lugar'))$$), '42501', 'another account does not leave the list for the patient');
select is(tests.tenta('paciente', $$select sair_da_espera(tests.id('espera_maria'))$$), '42501', 'the account does not give up the place of another patient');

select tests.como('staff_a', $$select id from ofertar_vaga(tests.id('lugar'), tests.id('medico_a'), tests.segunda('08:00'))$$);
select is(tests.tenta('paciente', $$select sair_da_espera(tests.id('lugar'))$$), '1', 'the account leaves the list');
select tests.como('paciente', $$select sair_da_espera(tests.id('lugar'))$$);
select is((select status from agendamentos where lista_id = tests.id('lugar')), 'cancelado', 'leaving cancels the slot that was held for it');
select is((select status from lista_de_espera where id = tests.id('lugar')), 'encerrada', 'leaving closes the place in the list');
select is(tests.tenta('paciente', $$select sair_da_espera(tests.id('lugar'))$$), '42501', 'a place in the list is given up once');

select * from finish();
rollback;
