begin;
select plan(19);
select tests.mundo();
select tests.criar_agenda();

-- What rang since the last time, and for whom.
create function tests.toques() returns text language plpgsql as $$
declare
  resposta text;
begin
  select string_agg(a.ator || ': ' || n.titulo, ', ' order by a.ator, n.titulo) into resposta
  from notificacoes n join tests.atores() as a (ator) on n.user_id = tests.id(a.ator);
  delete from notificacoes;
  return coalesce(resposta, 'nada');
end;
$$;
select tests.toques();

select tests.como('staff_a', $$insert into agendamentos (id, clinica_id, paciente_id, medico_id, tipo_id, inicio)
  values (tests.id('nova'), tests.id('clinica_a'), tests.id('maria'), tests.id('medico_a'), tests.id('tipo_a'), tests.segunda('11:00')) returning id$$);
select is(
  (select contexto from notificacoes where user_id = tests.id('medico_a')),
  jsonb_build_object('patient_id', tests.id('maria'), 'patient_nome', 'Mário D''Ávila', 'consulta_id', tests.id('nova'),
    'dia', to_char(tests.segunda('11:00') at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')), 'a notice opens the patient, the appointment and its day'
);
select is((select tipo from notificacoes limit 1), 'agendamento', 'the notice is of the type agendamento');
select is(
  (select mensagem from notificacoes limit 1),
  'Mário D''Ávila, ' || to_char(tests.segunda('11:00') at time zone 'America/Sao_Paulo', 'DD/MM/YYYY') || ' às 11:00.',
  'the notice says the hour of the clinic'
);
select is(tests.toques(), 'medico_a: Novo agendamento', 'the doctor is told when the desk books');
select tests.como('medico_a', $$select id from mudar_status(tests.id('nova'), 'confirmado')$$);
select is(
  tests.toques(), 'clinica_a: Presença confirmada, staff_a: Presença confirmada',
  'desk and clinic are told when the doctor confirms'
);
select tests.como('clinica_a', $$select id from mudar_status(tests.id('nova'), 'agendado')$$);
select is(tests.toques(), 'medico_a: Confirmação desfeita', 'the doctor is told when the clinic undoes a confirmation');
select tests.como('staff_a', $$select id from remarcar(tests.id('nova'), tests.segunda('11:30'))$$);
select is(tests.toques(), 'medico_a: Horário mudado', 'the doctor is told of another time');
select tests.como('staff_a', $$select id from remarcar(tests.id('nova'), tests.segunda('11:30', 6))$$);
select is(tests.toques(), 'medico_a: Atendimento remarcado', 'the doctor is told once of another day');
select tests.como('staff_a', $$select id from remarcar(
  (select id from agendamentos where remarcado_de = tests.id('nova')), tests.segunda('11:30', 6), p_medico => tests.id('medico_b'))$$);
select is(
  tests.toques(), 'medico_a: Atendimento passado a outro médico, medico_b: Atendimento remarcado',
  'both doctors are told when the desk passes an appointment on'
);
select tests.como('staff_a', $$update agendamentos set observacoes = 'Traz exames' where id = tests.id('consulta_jose') returning id$$);
select is(tests.toques(), 'nada', 'a note rings no bell');
select tests.como('medico_a', $$select id from mudar_status(tests.id('consulta_jose'), 'cancelado', 'Congresso.')$$);
select is(
  tests.toques(), 'clinica_a: Atendimento cancelado, staff_a: Atendimento cancelado',
  'desk and clinic are told when the doctor cancels'
);
select is(
  (select observacoes from agendamento_eventos where agendamento_id = tests.id('consulta_jose') and para = 'cancelado'), 'Congresso.', 'the history keeps the reason of a cancellation'
);
select tests.como('medico_solo', $$select id from mudar_status(tests.id('consulta_selma'), 'confirmado')$$);
select is(tests.toques(), 'nada', 'nobody is told in an own practice, where there is nobody else');

select tests.como('staff_a', $$select id from ofertar_vaga(tests.id('espera_maria'), tests.id('medico_a'), tests.segunda('08:00'))$$);
select is(tests.toques(), 'nada', 'the doctor is not told of an offer, which is no appointment yet');
select tests.como('staff_a', $$select id from aceitar_oferta((select id from agendamentos where lista_id = tests.id('espera_maria')))$$);
select is(tests.toques(), 'medico_a: Vaga aceita', 'the doctor is told when an offer is taken');

-- Arrival, today.
update agendamentos set inicio = now(), fim = now() + interval '30 minutes', encaixe = true, motivo_do_encaixe = 'Chegou antes'
where remarcado_de is null and status = 'agendado' and paciente_id = tests.id('maria');
select is(
  tests.tenta(ator, $$select registrar_chegada((select id from agendamentos where lista_id = tests.id('espera_maria')))$$), esperado, ator || case esperado when '1' then ' registers' else ' does not register' end || ' an arrival'
)
from (values ('staff_a', '1'), ('medico_a', '1'), ('staff_b', '42501')) as t (ator, esperado);
select tests.toques();
select tests.como('staff_a', $$select id from registrar_chegada((select id from agendamentos where lista_id = tests.id('espera_maria')))$$);
select is(tests.toques(), 'medico_a: Paciente chegou', 'the doctor is told that the patient has arrived');

select * from finish();
rollback;
