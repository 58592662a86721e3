begin;
select plan(21);
select tests.mundo();
select tests.criar_agenda();
create function pg_temp.frase(o_que text) returns text language sql as $$
  select format('Consta óbito em %s no cadastro deste paciente: %s.', to_char(current_date - 3, 'DD/MM/YYYY'), o_que)
$$;
create function pg_temp.agenda(ator text, semanas int) returns text language sql as $$
  select tests.tenta(ator, format(
    'insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio) values (tests.id(%L), tests.id(%L), tests.id(%L), tests.id(%L), %L)',
    'clinica_a', 'maria', 'medico_a', 'tipo_a', tests.segunda('10:00', semanas)
  ))
$$;
select tests.como('clinica_a', $$select id from ofertar_vaga(tests.id('espera_maria'), tests.id('medico_a'), tests.segunda('08:00'))$$);
insert into public.agendamentos (id, clinica_id, paciente_id, medico_id, tipo_id, inicio, criado_por)
values
  (tests.id('maria_1'), tests.id('clinica_a'), tests.id('maria'), tests.id('medico_a'), tests.id('tipo_a'), tests.segunda('11:00'), tests.id('clinica_a')),
  (tests.id('maria_2'), tests.id('clinica_a'), tests.id('maria'), tests.id('medico_b'), tests.id('tipo_a'), tests.segunda('11:00', 5), tests.id('clinica_a'));
insert into public.paciente_contas (user_id, paciente_id, clinica_id) values (tests.id('paciente'), tests.id('maria'), tests.id('clinica_a'));
insert into public.agenda_regras (clinica_id, pedido_pelo_paciente) values (tests.id('clinica_a'), true);
update public.tipos_de_atendimento set pedido_pelo_paciente = true where id = tests.id('tipo_a');
delete from public.notificacoes;

-- Only what is to come is cancelled, and only where the patient is this one.
select is(
  tests.como('medico_a', $$select registrar_obito(tests.id('maria'), current_date - 3)$$), '2',
  'the death cancels what was booked with every doctor'
);
select results_eq(
  $$select e.para, e.observacoes, e.autor_id from agendamento_eventos e where e.agendamento_id = tests.id('maria_2') and e.de is not null$$,
  $$values ('cancelado', 'Óbito do paciente.', tests.id('medico_a'))$$,
  'the history of a cancelled appointment names the death'
);
select results_eq(
  $$select n.user_id, n.titulo from notificacoes n where n.aviso = 'obito_registrado'$$, $$values (tests.id('medico_b'), 'Óbito registrado')$$,
  'the other doctor is told once, and the patient''s account is not rung'
);
select is((select status from agendamentos where id = tests.id('consulta_jose')), 'agendado', 'the appointments of other patients stay as they are');
select is((select status from lista_de_espera where id = tests.id('espera_maria')), 'encerrada', 'the death closes the place in the waiting list');
select is(
  (select status from agendamentos where lista_id = tests.id('espera_maria')), 'cancelado', 'the death cancels the slot that was held'
);

select is(pg_temp.agenda(ator, 6), 'AG003', ator || ' books nothing for who died') from unnest(array['clinica_a', 'staff_a', 'medico_a']) as ator;
select is(
  tests.queixa('clinica_a', $$select agendar_serie(tests.id('clinica_a'), tests.id('maria'), tests.id('medico_a'), tests.id('tipo_a'), array[localtimestamp + interval '30 days'])$$),
  pg_temp.frase('não se agenda depois desta data'), 'a series for who died is refused'
);
select is(
  tests.tenta('clinica_a', $$select agendar(tests.id('clinica_a'), tests.id('maria'), tests.id('medico_a'), tests.id('tipo_a'), tests.segunda('09:30', 7))$$),
  'AG003', 'an appointment for who died is refused by the call that offers other times'
);
select is(
  tests.tenta('clinica_a', $$select id from mudar_status(tests.id('maria_1'), 'agendado')$$), 'AG003',
  'the cancellation of an appointment of who died is not undone'
);
select is(
  tests.queixa('staff_a', $$insert into lista_de_espera (clinica_id, paciente_id, tipo_id) values (tests.id('clinica_a'), tests.id('maria'), tests.id('tipo_a'))$$),
  pg_temp.frase('não se espera por vaga'), 'who died is not put on the waiting list'
);
select is(tests.tenta('paciente', pedido), 'AG003', 'the account of who died is refused ' || pedido)
from (
  values
    ($$select entrar_na_espera(tests.id('maria'), tests.id('tipo_a'))$$),
    ($$select pedir_agendamento(gen_random_uuid(), tests.id('maria'), tests.id('tipo_a'), tests.id('medico_a'), tests.segunda('08:30'))$$)
) as p (pedido);

-- What came before the death may still come in; what came after it is a mistake, whoever writes it.
create function pg_temp.servico(dias int) returns text language sql as $$
  select format(
    'insert into public.agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio, status, criado_por) values (tests.id(%L), tests.id(%L), tests.id(%L), tests.id(%L), now() - make_interval(days => %s), %L, tests.id(%L))',
    'clinica_a', 'maria', 'medico_a', 'tipo_a', dias, 'realizado', 'clinica_a'
  )
$$;
select lives_ok(pg_temp.servico(5), 'a visit from before the death may still be written');
select throws_ok(pg_temp.servico(1), 'AG003', null, 'a visit from after the death is refused');

-- Told to keep them, it keeps them; they may still be cancelled, and not moved nor confirmed.
select is(
  tests.como('staff_a', $$select registrar_obito(tests.id('jose'), current_date - 3, false)$$), '0',
  'a death recorded with that choice cancels no appointment'
);
select is(tests.tenta('staff_a', $$select id from mudar_status(tests.id('consulta_jose'), 'confirmado')$$), 'AG003', 'an appointment of who died is not confirmed');
select is(
  tests.tenta('staff_a', $$select id from remarcar(tests.id('consulta_jose'), tests.segunda('10:00', 8))$$), 'AG003',
  'an appointment of who died is not moved'
);
select is(tests.tenta('staff_a', $$select id from mudar_status(tests.id('consulta_jose'), 'cancelado')$$), '1', 'an appointment of who died may be cancelled');

select * from finish();
rollback;
