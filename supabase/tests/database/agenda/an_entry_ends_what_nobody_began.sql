begin;
select plan(18);
select tests.mundo();
select tests.criar_agenda();

-- Maria on a Monday of the past, at 10:00, with medico_a.
create function tests.marcar(apelido text, inicio timestamptz, situacao text default 'agendado', medico text default 'medico_a') returns void
language sql as $$
  insert into agendamentos (id, clinica_id, paciente_id, medico_id, tipo_id, inicio, status, criado_por)
  values (tests.id(apelido), tests.id('clinica_a'), tests.id('maria'), tests.id(medico), tests.id('tipo_a'), inicio, situacao, tests.id('clinica_a'))
$$;
create function tests.atender_por_fora(apelido text, ocorrido timestamptz) returns void
language plpgsql as $$
begin
  perform tests.entrar_como('medico_a');
  insert into prontuarios (id, clinica_id, paciente_id, subjetivo, ocorrido_em)
  values (tests.id(apelido), tests.id('clinica_a'), tests.id('maria'), 'Dor lombar.', ocorrido);
  update prontuarios set status = 'finalizado' where id = tests.id(apelido);
  perform tests.sair();
end;
$$;
create function tests.situacao(apelido text) returns text language sql as $$ select status from agendamentos where id = tests.id(apelido) $$;
select tests.marcar('consulta', tests.segunda('10:00', -1));
delete from notificacoes;
savepoint antes;

select tests.atender_por_fora('evolucao', tests.segunda('11:00', -1));
select is(
  (select (a.status, a.prontuario_id)::text from agendamentos a where a.id = tests.id('consulta')),
  ('realizado', tests.id('evolucao'))::text, 'an entry ends the appointment that nobody began, and is tied to it'
);
select is(
  (
    select string_agg(concat_ws(' ', e.de, e.para, (e.autor_id = tests.id('medico_a'))::text), ', ' order by e.para)
    from agendamento_eventos e where e.agendamento_id = tests.id('consulta') and e.de is not null
  ),
  'agendado em_atendimento true, em_atendimento realizado true', 'the history keeps both steps, by the doctor'
);
select is(
  (select observacoes from agendamento_eventos where agendamento_id = tests.id('consulta') and para = 'em_atendimento'),
  'Evolução escrita sem iniciar o atendimento.', 'the history says how the appointment began'
);
select is(
  (select string_agg(a.ator || ': ' || n.titulo, ', ' order by a.ator) from notificacoes n join tests.atores() as a (ator) on n.user_id = tests.id(a.ator) where n.tipo = 'agendamento'),
  'clinica_a: Atendimento concluído, staff_a: Atendimento concluído', 'clinic and desk are told once of the end'
);
select is(tests.situacao('consulta_jose'), 'agendado', 'the appointment of another patient stays');
rollback to antes;

update agendamentos set status = 'confirmado' where id = tests.id('consulta');
select tests.atender_por_fora('evolucao', tests.segunda('09:00', -1));
select is(tests.situacao('consulta'), 'realizado', 'an entry ends a confirmed appointment too');
rollback to antes;

-- Which day.
select tests.atender_por_fora('evolucao', tests.segunda('10:00', -1) + interval '1 day');
select is(tests.situacao('consulta'), 'agendado', 'an entry of another day ends no appointment');
rollback to antes;
select tests.marcar('tarde', tests.segunda('20:30', -2));
select tests.atender_por_fora('evolucao', tests.segunda('22:30', -2));
select is(tests.situacao('tarde'), 'realizado', 'the day of an entry is the clinic''s, not that of the world''s clock');
rollback to antes;

-- Which of several.
select tests.marcar('outra', tests.segunda('15:00', -1));
select tests.atender_por_fora('evolucao', tests.segunda('11:00', -1));
select is(
  tests.situacao('consulta') || ' ' || tests.situacao('outra'), 'agendado agendado',
  'two appointments of the same day both stay, since nobody knows which it was'
);
update agendamentos set status = 'em_atendimento' where id = tests.id('outra');
select tests.atender_por_fora('seguinte', tests.segunda('15:20', -1));
select is(
  tests.situacao('consulta') || ' ' || tests.situacao('outra'), 'agendado realizado',
  'the one of two appointments that was begun ends'
);
rollback to antes;
select tests.marcar('esquecida', tests.segunda('10:00', -2), 'em_atendimento');
select tests.atender_por_fora('evolucao', tests.segunda('11:00', -1));
select is(
  tests.situacao('consulta') || ' ' || tests.situacao('esquecida'), 'realizado em_atendimento',
  'an appointment left open on another day is not ended in its place'
);
rollback to antes;

-- Whose, and in which state.
update agendamentos set medico_id = tests.id('medico_b') where id = tests.id('consulta');
select tests.atender_por_fora('evolucao', tests.segunda('11:00', -1));
select is(tests.situacao('consulta'), 'agendado', 'the appointment of a colleague stays');
rollback to antes;
update agendamentos set status = 'cancelado' where id = tests.id('consulta');
select tests.marcar('falta', tests.segunda('14:00', -1));
update agendamentos set status = 'faltou' where id = tests.id('falta');
select tests.atender_por_fora('evolucao', tests.segunda('11:00', -1));
select is(
  tests.situacao('consulta') || ' ' || tests.situacao('falta'), 'cancelado faltou',
  'an appointment that was cancelled or missed stays so'
);
rollback to antes;
select tests.entrar_como('medico_a');
insert into prontuarios (id, clinica_id, paciente_id, subjetivo) values (tests.id('dela'), tests.id('clinica_a'), tests.id('maria'), 'Rascunho.');
update agendamentos set prontuario_id = tests.id('dela') where id = tests.id('consulta');
select tests.sair();
select tests.atender_por_fora('evolucao', tests.segunda('11:00', -1));
select is(tests.situacao('consulta'), 'agendado', 'an appointment with an entry of its own waits for that entry');
rollback to antes;

-- Versions and addenda are of what was done already.
update agendamentos set status = 'cancelado' where id = tests.id('consulta');
select tests.atender_por_fora('evolucao', tests.segunda('11:00', -1));
select tests.marcar('nova', tests.segunda('16:00', -1));
select tests.entrar_como('medico_a');
insert into prontuarios (id, clinica_id, paciente_id, adendo_de, subjetivo, ocorrido_em)
values (tests.id('adendo'), tests.id('clinica_a'), tests.id('maria'), tests.id('evolucao'), 'Sem febre.', tests.segunda('11:30', -1));
update prontuarios set status = 'finalizado' where id = tests.id('adendo');
select tests.sair();
select is(tests.situacao('nova'), 'agendado', 'an addendum ends no appointment');
rollback to antes;

-- What is still to come was not what the entry tells of.
update agendamentos set inicio = now() + interval '1 microsecond', fim = now() + interval '30 minutes' where id = tests.id('consulta');
savepoint por_vir;
select tests.atender_por_fora('evolucao', now());
select is(tests.situacao('consulta'), 'agendado', 'an appointment stays before its time');
rollback to por_vir;
update agendamentos set chegada_em = now() where id = tests.id('consulta');
select tests.atender_por_fora('evolucao', now());
select is(tests.situacao('consulta'), 'realizado', 'an appointment ends before its time once the patient has arrived');
rollback to por_vir;
update agendamentos set inicio = now() where id = tests.id('consulta');
select tests.atender_por_fora('evolucao', now());
select is(tests.situacao('consulta'), 'realizado', 'an appointment ends from its time on');

select * from finish();
rollback;
