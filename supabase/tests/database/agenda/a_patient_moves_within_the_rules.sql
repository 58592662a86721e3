begin;
select plan(22);
select tests.mundo();
select tests.criar_agenda();
insert into paciente_contas (user_id, paciente_id, clinica_id) values (tests.id('paciente'), tests.id('jose'), tests.id('clinica_a'));
update agendamentos set observacoes = 'Paga na chegada' where id = tests.id('consulta_jose');
delete from notificacoes;

create function tests.muda_para(inicio timestamptz, resto text default '', ator text default 'paciente') returns text language sql as $$
  select tests.queixa(ator, format('select remarcar(%L, %L%s)', tests.id('consulta_jose'), inicio, resto))
$$;

-- Only what is offered.
select is(tests.muda_para(tests.segunda('10:00', 5)), null, 'the patient moves to a free slot');
select is(tests.muda_para(tests.segunda('10:00')), null, 'the patient moves to a free slot of the same day');
select is(tests.muda_para(tests.segunda(hora, semanas)), 'Este horário não está mais livre. Escolha outro.', format('the patient does not move to %s', motivo))
from (
  values
    (time '10:10', 5, 'a time between two slots'), ('03:00', 5, 'the night'), ('14:00', 5, 'a time when nobody attends'),
    ('09:00', 4, 'a time that another clinic has taken'), ('09:00', -1, 'the past')
) as t (hora, semanas, motivo);
insert into bloqueios_de_agenda (clinica_id, inicio, fim, motivo, criado_por)
values (tests.id('clinica_a'), tests.segunda('00:00', 6), tests.segunda('23:00', 6), 'feriado', tests.id('clinica_a'));
select is(
  tests.muda_para(tests.segunda('10:00', 6)), 'Este horário não está mais livre. Escolha outro.',
  'the patient does not move to a holiday'
);
update agendamentos set fim = inicio + interval '60 minutes' where id = tests.id('consulta_jose');
select is(tests.muda_para(tests.segunda('11:00', 5)), null, 'an appointment that was made longer moves to where it fits');
select is(
  tests.muda_para(tests.segunda('11:30', 5)), 'Este horário não está mais livre. Escolha outro.',
  'an appointment that was made longer does not move to where it passes the hours'
);
update agendamentos set fim = inicio + interval '30 minutes' where id = tests.id('consulta_jose');
select is(
  tests.muda_para(tests.segunda('10:00', 5), format(', %s => %L', parte, valor)), 'Só a clínica muda a duração ou a sala, ou faz um encaixe.', parte || ' is refused from a patient who moves an appointment'
)
from (
  values ('p_fim', tests.segunda('11:00', 5)::text), ('p_sala', tests.id('sala_a')::text), ('p_motivo_do_encaixe', 'Tenho pressa')
) as t (parte, valor);
select is(
  tests.muda_para(tests.segunda('10:00', 5), format(', p_medico => %L', tests.id('medico_b'))), 'Só a clínica passa um atendimento a outro médico.',
  'the patient does not move an appointment to another doctor'
);

-- In time.
insert into agenda_regras (clinica_id, remarcacao_ate_horas) values (tests.id('clinica_a'), 720);
update agendamentos set inicio = tests.segunda('10:00', 3) + interval '1 day', fim = tests.segunda('10:30', 3) + interval '1 day' where id = tests.id('consulta_jose');
select is(
  tests.muda_para(tests.segunda('10:00', 5)), 'O prazo para remarcar por aqui terminou 720 horas antes do atendimento. Ligue para a clínica.',
  'the patient does not move an appointment later than the term of the clinic'
);
select is(
  tests.tenta('paciente', format('select remarcar(%L, %L)', tests.id('consulta_jose'), tests.segunda('10:00', 5))), 'AG002',
  'a move too late is refused with a code of its own'
);
select is(
  tests.muda_para(tests.segunda('10:00', 5), '', 'staff_a'), null,
  'the desk still moves it when the patient may not'
);
update agenda_regras set remarcacao_ate_horas = 24;

-- For good.
select is(
  tests.como('paciente', format('select concat_ws('' '', status, remarcado_de, sala_id, coalesce(observacoes, ''sem notas'')) from remarcar(%L, %L, p_motivo => ''Viagem.'')', tests.id('consulta_jose'), tests.segunda('10:00', 5))),
  concat_ws(' ', 'agendado', tests.id('consulta_jose'), tests.id('sala_a'), 'sem notas'),
  'moving makes another appointment in the room of its slot, and shows the patient no notes of the desk'
);
select is(
  (select observacoes from agendamentos where remarcado_de = tests.id('consulta_jose')), 'Paga na chegada',
  'the new appointment keeps the notes of the desk'
);
select is(
  (select pelo_paciente || ' ' || observacoes from agendamento_eventos where agendamento_id = tests.id('consulta_jose') and para = 'remarcado'),
  'true Viagem.', 'the history tells by whom an appointment was moved, and why'
);
select is(
  (select string_agg(a.ator, ' ' order by a.ator) from notificacoes n join tests.atores() as a (ator) on n.user_id = tests.id(a.ator) where n.titulo = 'Atendimento remarcado' and n.aviso = 'agendamento'),
  'clinica_a medico_a staff_a', 'clinic, doctor and desk are told that the patient moved'
);
select tests.iniciar(a.id) from agendamentos a where a.remarcado_de = tests.id('consulta_jose');
select is(
  tests.queixa('paciente', format('select remarcar(%L, %L)', (select id from agendamentos where remarcado_de = tests.id('consulta_jose')), tests.segunda('10:30', 5))),
  'Este atendimento não pode mais ser remarcado.', 'the patient does not move an appointment that has begun'
);

select * from finish();
rollback;
