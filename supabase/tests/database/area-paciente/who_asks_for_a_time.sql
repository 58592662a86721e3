begin;
select plan(45);
select tests.mundo();
select tests.criar_agenda();
select tests.criar_area();

select is(
  tests.como('paciente', $$select string_agg(tipo_nome || ' com ' || medico_nome, ', ') from opcoes_de_pedido(tests.id('jose'))$$),
  'Consulta com Dra. Ána Alves', 'the patient is offered only kinds that may be asked for, with doctors who keep hours'
);
select is(
  tests.tenta('paciente', $$select * from opcoes_de_pedido(tests.id('beto'))$$), '0',
  'the patient is offered nothing where another is the patient'
);

create function tests.pedido(inicio timestamptz, paciente text default 'jose', tipo text default 'tipo_a', medico text default 'medico_a') returns text
language sql as $$
  select format('select pedir_agendamento(gen_random_uuid(), %L, %L, %L, %L)', tests.id(paciente), tests.id(tipo), tests.id(medico), inicio)
$$;

select is(tests.tenta('paciente', tests.pedido(tests.segunda('10:00'))), '1', 'the patient asks for a free time');
select is(tests.tenta(ator, tests.pedido(tests.segunda('10:00'))), '42501', format('%s does not ask for a time through the patient''s call', ator))
from tests.quem_nao_e_paciente() as ator;
select is(
  tests.tenta('vizinho', tests.pedido(tests.segunda('10:00'))), '42501',
  'another account does not ask for a time for the patient'
);
select is(
  tests.queixa('paciente', tests.pedido(tests.segunda('10:00'), 'maria')), 'Cadastro não encontrado.',
  'the patient does not ask for a time for another patient'
);
select is(
  tests.tenta('paciente', tests.pedido(tests.segunda('10:00'), 'jose', 'tipo_exame')), 'AG002',
  'a kind that patients may not ask for is refused'
);
select is(
  tests.tenta('paciente', tests.pedido(tests.segunda('10:00'), 'jose', 'tipo_b')), 'AG002',
  'a kind of another clinic is refused'
);
select is(
  tests.tenta('paciente', tests.pedido(tests.segunda('10:00'), 'jose', 'tipo_a', 'medico_solo')), 'AG002',
  'a doctor who does not attend there is refused'
);
select is(tests.tenta('paciente', tests.pedido(tests.segunda('13:00'))), '23P01', 'a time out of hours is refused');
select is(tests.tenta('paciente', tests.pedido(tests.segunda('10:07'))), '23P01', 'a time between two slots is refused');
select is(
  tests.tenta('paciente', tests.pedido(tests.segunda('09:00'))), '23514',
  'a time at which the patient is already booked is refused'
);
select is(tests.tenta('paciente', tests.pedido(tests.segunda('10:00', -1))), '23514', 'a time in the past is refused');
select is(
  tests.tenta('paciente', tests.pedido(tests.segunda('10:00', 20))), '23514',
  'a time almost half a year ahead is refused'
);
select is(tests.tenta('paciente', tests.pedido('infinity')), '23514', 'an infinite time is refused');
select is(tests.tenta('paciente', tests.pedido(null)), '23514', 'an absent time is refused');

select tests.como('paciente', $$select pedir_agendamento(tests.id('pedido'), tests.id('jose'), tests.id('tipo_a'), tests.id('medico_a'), tests.segunda('10:00'), '  Uso cadeira de rodas  ')$$);
select is(
  (select concat_ws(', ', status, (sala_id = tests.id('sala_a'))::text, observacoes, (criado_por = tests.id('paciente'))::text) from agendamentos where id = tests.id('pedido')),
  'agendado, true, Uso cadeira de rodas, true', 'what the patient asked for is booked, in the room of those hours'
);
select is(
  tests.como('paciente', $$select pedir_agendamento(tests.id('pedido'), tests.id('jose'), tests.id('tipo_a'), tests.id('medico_a'), tests.segunda('10:00'))$$),
  tests.id('pedido')::text, 'a time asked for again answers the same appointment'
);
select is(
  (select count(*)::int from agendamentos where id = tests.id('pedido')), 1,
  'a time asked for again makes one appointment'
);
select is(
  tests.tenta('vizinho', $$select pedir_agendamento(tests.id('pedido'), tests.id('selma'), tests.id('tipo_solo'), tests.id('medico_solo'), tests.segunda('10:00'))$$), 'AG002',
  'another account does not reach an appointment by its id'
);
select is(
  (select string_agg(a.ator, ', ' order by a.ator) from notificacoes n join tests.atores() as a (ator) on n.user_id = tests.id(a.ator)),
  'clinica_a, medico_a, staff_a', 'clinic, doctor and desk are told of what the patient asked for'
);

-- Who confirms.
select is(
  tests.como('paciente', $$select quem_confirma from meus_agendamentos() where id = tests.id('pedido')$$), 'clinica',
  'what the patient asked for waits for the clinic'
);
select is(
  tests.queixa('paciente', $$select mudar_status(tests.id('pedido'), 'confirmado')$$), 'Falta a clínica confirmar este horário. Você será avisado.',
  'the patient does not confirm what the patient asked for'
);
select is(tests.como('paciente', $$select quem_confirma from meus_agendamentos() where id = tests.id('consulta_jose')$$), 'paciente', 'what the clinic booked waits for the patient');
select is(
  tests.tenta('paciente', $$select mudar_status(tests.id('consulta_jose'), 'confirmado')$$), '1',
  'the patient confirms what the clinic booked'
);
select is(
  tests.tenta('staff_a', $$select mudar_status(tests.id('pedido'), 'confirmado')$$), '1',
  'the clinic confirms what the patient asked for'
);
select is(
  tests.tenta('paciente', $$select mudar_status(tests.id('pedido'), 'cancelado')$$), '1',
  'the patient may give up what was asked for'
);

-- Off.
update tipos_de_atendimento set pedido_pelo_paciente = false where id = tests.id('tipo_a');
select is(
  tests.tenta('paciente', tests.pedido(tests.segunda('11:00'))), 'AG002',
  'no time is asked for of a kind that was switched off'
);
update tipos_de_atendimento set pedido_pelo_paciente = true where id = tests.id('tipo_a');
update agenda_regras set pedido_pelo_paciente = false;
select is(
  tests.tenta('paciente', tests.pedido(tests.segunda('11:00'))), 'AG002',
  'no time is asked for in a clinic that switched it off'
);
update agenda_regras set pedido_pelo_paciente = true;
insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio, criado_por)
select tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.id('tipo_a'), tests.segunda('08:00', n), tests.id('clinica_a')
from generate_series(5, 7) as n;
select matches(
  tests.queixa('paciente', tests.pedido(tests.segunda('11:00'))), '^Você já tem 5 atendimentos',
  'the patient has five appointments to come at most'
);

select * from finish();
rollback;
