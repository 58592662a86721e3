begin;
select plan(14);
select tests.mundo();
select tests.criar_agenda();
insert into paciente_contas (user_id, paciente_id, clinica_id)
values (tests.id('paciente'), tests.id('jose'), tests.id('clinica_a')), (tests.id('paciente'), tests.id('maria'), tests.id('clinica_a'));
delete from notificacoes;

create function tests.toques_da_conta() returns text language plpgsql as $$
declare
  resposta text;
begin
  select string_agg(titulo || ': ' || mensagem, ' | ') into resposta from notificacoes where user_id = tests.id('paciente');
  delete from notificacoes;
  return coalesce(resposta, 'nada');
end;
$$;
create function tests.por_extenso(instante timestamptz) returns text language sql as $$
  select to_char(instante at time zone 'America/Sao_Paulo', 'DD/MM/YYYY "às" HH24:MI')
$$;

select tests.como('staff_a', $$insert into agendamentos (id, clinica_id, paciente_id, medico_id, tipo_id, inicio)
  values (tests.id('nova'), tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.id('tipo_a'), tests.segunda('11:00')) returning id$$);
select is(
  (select contexto from notificacoes where user_id = tests.id('paciente')),
  jsonb_build_object('patient_id', tests.id('jose'), 'consulta_id', tests.id('nova')), 'a notice opens the appointment'
);
select is(
  tests.toques_da_conta(), 'Novo agendamento: Consulta, Dra. Ána Alves, Clínica A: ' || tests.por_extenso(tests.segunda('11:00')) || '.',
  'the patient is told what was booked, with whom, where and when'
);
select tests.como('medico_a', $$select id from mudar_status(tests.id('nova'), 'cancelado', 'Congresso')$$);
select matches(tests.toques_da_conta(), '^Atendimento cancelado: ', 'the patient is told of a cancellation');
select tests.como('staff_a', $$select id from remarcar(tests.id('consulta_jose'), tests.segunda('10:00'))$$);
select is(
  tests.toques_da_conta(), 'Horário mudado: Consulta, Dra. Ána Alves, Clínica A: ' || tests.por_extenso(tests.segunda('10:00')) || '.',
  'the patient is told of another time'
);
select tests.como('staff_a', $$select id from remarcar(tests.id('consulta_jose'), tests.segunda('10:00', 5))$$);
select matches(tests.toques_da_conta(), '^Atendimento remarcado: [^|]*$', 'the patient is told once of another day');
select tests.como('staff_a', $$select id from ofertar_vaga(tests.id('espera_maria'), tests.id('medico_a'), tests.segunda('08:00'))$$);
select is(
  tests.toques_da_conta(),
  'Há um horário para você: Consulta, Dra. Ána Alves, Clínica A: ' || tests.por_extenso(tests.segunda('08:00')) || '. Responda até ' || tests.por_extenso(now() + interval '2 hours') || '.',
  'the patient is told of a slot held, and until when'
);
create temp table oferta as select id from agendamentos where lista_id = tests.id('espera_maria');
grant select on oferta to authenticated;
savepoint oferecida;
select tests.como('staff_a', 'select id from recusar_oferta((select id from oferta), ''Oferta cancelada pela clínica.'')');
select matches(tests.toques_da_conta(), '^Oferta encerrada: Consulta, .*\. Você continua na lista de espera\.$', 'the patient is told of a slot taken back, or refused by telephone');
rollback to oferecida;
select tests.como('paciente', 'select id from recusar_oferta((select id from oferta))');
select is(tests.toques_da_conta(), 'nada', 'who refuses an offer is not told of it');
rollback to oferecida;
update lista_de_espera set status = 'encerrada' where id = tests.id('espera_maria');
select tests.como('staff_a', 'select id from recusar_oferta((select id from oferta))');
select is(tests.toques_da_conta(), 'nada', 'who waits no more is not told of waiting');
rollback to oferecida;
select is(tests.tenta('staff_b', 'select aceitar_oferta((select id from oferta))'), '42501', 'another clinic does not accept the offer');
select is(tests.como('paciente', 'select status from aceitar_oferta((select id from oferta))'), 'agendado', 'the account accepts the offer');
select is(
  (select string_agg(a.ator || ': ' || n.titulo, ', ' order by a.ator) from notificacoes n join tests.atores() as a (ator) on n.user_id = tests.id(a.ator)),
  'clinica_a: Vaga aceita, medico_a: Vaga aceita, staff_a: Vaga aceita', 'who works there is told of the acceptance, and the account is not'
);
delete from notificacoes;
select tests.como('staff_a', $$select count(*)::text from agendar_serie(tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.id('tipo_a'),
  array[tests.segunda('08:00', 7) at time zone 'America/Sao_Paulo', tests.segunda('08:00', 8) at time zone 'America/Sao_Paulo'])$$);
select matches(tests.toques_da_conta(), '^Nova série de atendimentos: [^|]* São 2, a partir deste\.$', 'the patient is told once of a series');
update paciente_contas set encerrado_em = now();
select tests.como('staff_a', $$select id from mudar_status(tests.id('nova'), 'agendado')$$);
select is(tests.toques_da_conta(), 'nada', 'an account whose link has ended is told nothing');

select * from finish();
rollback;
