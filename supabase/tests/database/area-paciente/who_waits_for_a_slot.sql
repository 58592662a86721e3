begin;
select plan(31);
select tests.mundo();
select tests.criar_agenda();
select tests.criar_area();

create function tests.espera(paciente text default 'jose', tipo text default 'tipo_a', medico text default null) returns text
language sql as $$
  select format('select entrar_na_espera(%L, %L, %L, ''manha'')', tests.id(paciente), tests.id(tipo), tests.id(medico))
$$;

select is(tests.tenta('paciente', tests.espera()), '1', 'waits');
select is(tests.tenta('paciente', tests.espera('jose', 'tipo_a', 'medico_a')), '1', 'for one doctor too');
select is(tests.tenta(ator, tests.espera()), '42501', format('%s does not, here', ator)) from tests.quem_nao_e_paciente() as ator;
select is(tests.tenta('paciente', tests.espera('maria')), '42501', 'not for another');
select is(tests.tenta('paciente', tests.espera('jose', 'tipo_exame')), 'AG002', 'not for what is not asked for');
select is(tests.tenta('paciente', tests.espera('jose', 'tipo_a', 'medico_b')), 'AG002', 'nor for who keeps no hours');
select is(tests.tenta('paciente', $$select entrar_na_espera(tests.id('jose'), tests.id('tipo_a'), null, 'madrugada')$$), '23514', 'nor at an hour nobody knows');

select tests.como('paciente', tests.espera());
select is(tests.queixa('paciente', tests.espera()), 'Você já está na lista de espera deste atendimento.', 'once');
select is(tests.como('paciente', $$select concat_ws(' ', clinica_nome, tipo_nome, periodo) from minha_espera()$$), 'Clínica A Consulta manha', 'and sees where');
select is(tests.tenta('vizinho', 'select * from minha_espera()'), '0', 'another account does not');
update lista_de_espera set id = tests.id('lugar') where paciente_id = tests.id('jose');
select is(tests.tenta('vizinho', $$select sair_da_espera(tests.id('lugar'))$$), '42501', 'nor leaves for one');
select is(tests.tenta('paciente', $$select sair_da_espera(tests.id('espera_maria'))$$), '42501', 'nor one for another');

select tests.como('staff_a', $$select id from ofertar_vaga(tests.id('lugar'), tests.id('medico_a'), tests.segunda('08:00'))$$);
select is(tests.tenta('paciente', $$select sair_da_espera(tests.id('lugar'))$$), '1', 'leaves');
select tests.como('paciente', $$select sair_da_espera(tests.id('lugar'))$$);
select is((select status from agendamentos where lista_id = tests.id('lugar')), 'cancelado', 'and holds no slot from others');
select is((select status from lista_de_espera where id = tests.id('lugar')), 'encerrada', 'nor a place');
select is(tests.tenta('paciente', $$select sair_da_espera(tests.id('lugar'))$$), '42501', 'once');

select * from finish();
rollback;
