begin;
select plan((select count(*)::int from tests.atores()) + 16);
select tests.mundo();
select tests.criar_agenda();

select is(
  tests.tenta(ator, $$select remarcar(tests.id('consulta_jose'), tests.segunda('10:00'))$$),
  case when ator in ('clinica_a', 'staff_a', 'medico_a') then '1' else '42501' end,
  'only clinic, desk and doctor move an appointment of clínica A, asked as ' || ator
)
from tests.atores() as ator;
select is(
  tests.tenta('staff_a', $$update agendamentos set inicio = now() where id = tests.id('consulta_jose')$$), '42501',
  'nobody moves an appointment by hand'
);

select is(
  tests.como('staff_a', $$select id from mudar_status(tests.id('consulta_jose'), 'confirmado')$$), tests.id('consulta_jose')::text,
  'the desk confirms an appointment'
);
select is(
  tests.como('staff_a', $$select id || ' ' || status from remarcar(tests.id('consulta_jose'), tests.segunda('10:00'))$$),
  tests.id('consulta_jose') || ' agendado', 'an appointment moved within its day stays itself, and is to be confirmed again'
);
select is(
  (select fim from agendamentos where id = tests.id('consulta_jose')), tests.segunda('10:30'), 'an appointment that moves lasts as long as it did'
);
select is(
  (select observacoes from agendamento_eventos where agendamento_id = tests.id('consulta_jose') and observacoes like 'Horário%'),
  'Horário anterior: ' || to_char(tests.segunda('09:00') at time zone 'America/Sao_Paulo', 'DD/MM/YYYY') || ' às 09:00.',
  'the history tells from when an appointment was moved'
);
select is(
  tests.como('staff_a', $$select remarcado_de from remarcar(tests.id('consulta_jose'), tests.segunda('10:00', 5), p_motivo => 'Viagem.')$$),
  tests.id('consulta_jose')::text, 'moving to another day makes another appointment, which names the old one'
);
select is(
  (select status from agendamentos where id = tests.id('consulta_jose')), 'remarcado',
  'the old appointment stays, as remarcado'
);
select is(
  tests.queixa('staff_a', $$select remarcar(tests.id('consulta_jose'), tests.segunda('10:00', 6))$$),
  'Este atendimento não pode mais ser remarcado.', 'the old appointment moves no more'
);
create temp table novo as select id from agendamentos where remarcado_de = tests.id('consulta_jose');
grant select on novo to authenticated;
select is(
  tests.tenta('medico_a', $$select remarcar((select id from novo), tests.segunda('10:00', 5), p_medico => tests.id('medico_b'))$$), '42501',
  'a doctor does not hand an appointment to a colleague'
);
select is(
  tests.tenta('staff_a', $$select remarcar((select id from novo), tests.segunda('10:00', 5), p_medico => tests.id('medico_b'))$$), '1',
  'the desk hands an appointment to a colleague'
);
select is(
  tests.tenta('staff_a', $$select remarcar((select id from novo), tests.segunda('10:00', 5), p_medico => tests.id('medico_solo'))$$), '23514',
  'the desk does not hand an appointment to a doctor who does not attend there'
);
-- Somebody else's time.
select is(
  tests.tenta('staff_a', $$select remarcar((select id from novo), tests.segunda('09:00', 4))$$), '23P01',
  'an appointment is not moved over another, not even of another tenant'
);
select is(
  (select status from agendamentos where id = (select id from novo)), 'agendado',
  'a move that is refused changes nothing'
);
select is(
  tests.tenta('staff_a', $$select remarcar((select id from novo), tests.segunda('09:00', 4), p_motivo_do_encaixe => 'Pedido da família')$$), '1',
  'an appointment is moved over another with the reason of an encaixe'
);
select is(
  tests.tenta('staff_a', $$select remarcar((select id from novo), now() - interval '1 day')$$), '23514',
  'an appointment is never moved to the past'
);
select tests.iniciar(id) from novo;
select is(
  tests.tenta('staff_a', $$select remarcar((select id from novo), tests.segunda('11:00', 5))$$), '23514',
  'an appointment that has begun is not moved'
);

select * from finish();
rollback;
