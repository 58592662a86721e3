begin;
select plan((select count(*)::int from tests.atores()) + 11);
select tests.mundo();
select tests.criar_agenda();

-- Four Tuesdays at 08:00, and the ids of what was booked on them.
create function tests.terca(semanas int) returns timestamptz language sql as $$ select tests.segunda('08:00', semanas) + interval '1 day' $$;
create function tests.da_serie(semanas int) returns uuid language sql security definer as $$
  select id from public.agendamentos where serie_id is not null and inicio = tests.terca(semanas) and status <> 'remarcado'
$$;
grant execute on all functions in schema tests to anon, authenticated;
create function tests.situacao() returns text language sql as $$
  select string_agg(status, ' ' order by inicio) from agendamentos where serie_id is not null
$$;
select tests.como('staff_a', format(
  'select count(*)::text from agendar_serie(tests.id(''clinica_a''), tests.id(''maria''), tests.id(''medico_a''), tests.id(''tipo_a''), %L, p_duracao_min => 45)',
  array(select tests.terca(n) at time zone 'America/Sao_Paulo' from generate_series(3, 6) as n)
));
select is(
  (select count(*) from agendamentos where serie_id is not null and fim = inicio + interval '45 minutes'), 4::bigint,
  'each appointment of a series lasts as long as was asked for'
);

select is(
  tests.tenta(ator, 'select cancelar_serie(tests.da_serie(4))'), case when ator in ('clinica_a', 'staff_a', 'medico_a') then '3' else '42501' end,
  'only clinic, desk and doctor cancel a series from the second on, asked as ' || ator
)
from tests.atores() as ator;
insert into paciente_contas (user_id, paciente_id, clinica_id) values (tests.id('paciente'), tests.id('maria'), tests.id('clinica_a'));
select is(
  tests.queixa('paciente', 'select cancelar_serie(tests.da_serie(4))'), 'Só a clínica cancela uma série.',
  'the patient does not cancel a series'
);
select is(
  tests.queixa('staff_a', $$select cancelar_serie(tests.id('consulta_jose'))$$), 'Este atendimento não faz parte de uma série.',
  'an appointment that stands alone is not cancelled as a series'
);

-- What was attended, confirmed, moved.
-- What was attended is of a week to come here, where nobody is seen yet.
alter table agendamentos disable trigger mudar_status_do_agendamento;
update agendamentos set status = 'em_atendimento' where id = tests.da_serie(3);
update agendamentos set status = 'realizado' where id = tests.da_serie(3);
alter table agendamentos enable trigger mudar_status_do_agendamento;
select tests.como('staff_a', 'select id from mudar_status(tests.da_serie(5), ''confirmado'')');
select tests.como('staff_a', 'select id from remarcar(tests.da_serie(6), tests.terca(7))');
delete from notificacoes;
savepoint antes;
select is(
  tests.como('staff_a', 'select count(*)::text from cancelar_serie(tests.da_serie(3), ''Mudou de cidade.'')'), '3',
  'the desk cancels what is still to come of a series'
);
select is(
  tests.situacao(), 'realizado cancelado cancelado remarcado cancelado',
  'a series is cancelled with what was confirmed or moved, without what took place'
);
select is(
  (select count(*) from agendamento_eventos e join agendamentos a on a.id = e.agendamento_id where a.serie_id is not null and e.para = 'cancelado' and e.observacoes = 'Mudou de cidade.'),
  3::bigint, 'each cancelled appointment has the reason in its history'
);
select is(
  (select string_agg(a.ator || ': ' || n.titulo, ', ' order by a.ator) from notificacoes n join tests.atores() as a (ator) on n.user_id = tests.id(a.ator)),
  'medico_a: Série cancelada, paciente: Série cancelada', 'doctor and patient are told once of a cancelled series'
);
select is(
  (select mensagem from notificacoes where user_id = tests.id('medico_a')),
  'Mário D''Ávila: 3 atendimentos a partir de ' || to_char(tests.terca(4) at time zone 'America/Sao_Paulo', 'DD/MM/YYYY') || ' às 08:00.',
  'the notice says from when the series is cancelled, and how many'
);
delete from notificacoes;
select tests.como('staff_a', 'select id from mudar_status(tests.da_serie(4), ''agendado'')');
select is(
  (select titulo from notificacoes where user_id = tests.id('medico_a')), 'Cancelamento desfeito',
  'a change to one appointment of the series rings again afterwards'
);
rollback to antes;

-- One that went to a colleague.
select tests.como('staff_a', 'select id from remarcar(tests.da_serie(5), tests.terca(5), p_medico => tests.id(''medico_b''))');
select is(
  tests.como('medico_a', 'select count(*)::text from cancelar_serie(tests.da_serie(4))'), '2',
  'a doctor cancels only the own appointments of a series'
);
select is(
  tests.situacao(), 'realizado cancelado remarcado agendado remarcado cancelado',
  'the colleague''s appointment of the series stays'
);

select * from finish();
rollback;
