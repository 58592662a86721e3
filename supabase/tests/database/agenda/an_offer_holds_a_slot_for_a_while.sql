begin;
select plan((select count(*)::int from tests.atores()) * 2 + 18);
select tests.mundo();
select tests.criar_agenda();

select is(
  tests.tenta(ator, $$select ofertar_vaga(tests.id('espera_maria'), tests.id('medico_a'), tests.segunda('11:00'))$$),
  case when ator in ('clinica_a', 'staff_a', 'medico_a') then '1' else '42501' end, 'only clinic, desk and doctor offer a slot, asked as ' || ator
)
from tests.atores() as ator;
select is(
  tests.tenta(ator, $$insert into lista_de_espera (clinica_id, paciente_id, tipo_id, medico_id) values (tests.id('clinica_a'), tests.id('jose'), tests.id('tipo_a'), tests.id('medico_a'))$$),
  case when ator in ('clinica_a', 'staff_a', 'medico_a') then '1' else '42501' end, 'only clinic, desk and doctor put a patient on the list, asked as ' || ator
)
from tests.atores() as ator;

select tests.como('staff_a', $$select id from ofertar_vaga(tests.id('espera_maria'), tests.id('medico_a'), tests.segunda('11:00'), tests.id('sala_a'))$$);
create temp table oferta as select * from agendamentos where lista_id = tests.id('espera_maria');
grant select on oferta to authenticated;
select is((select status from oferta), 'reservado', 'an offer holds its slot');
select is(
  (select reserva_expira_em from oferta), now() + interval '120 minutes',
  'an offer holds its slot for as long as the rules say'
);
select is(
  tests.tenta('staff_a', $$insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio)
    values (tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.id('tipo_a'), tests.segunda('11:00'))$$), '23P01', 'nobody books a slot that is held'
);
select is(
  tests.queixa('staff_a', $$select ofertar_vaga(tests.id('espera_maria'), tests.id('medico_a'), tests.segunda('11:30'))$$),
  'Este paciente já tem uma vaga oferecida. Espere a resposta ou recuse por ele.', 'a patient has one offer at a time'
);
select is(
  (select count(*) from tests.como('staff_a', format('select string_agg(id::text, '','') from espera_para_vaga(tests.id(''clinica_a''), tests.id(''medico_a''), %L, %L)', tests.segunda('10:00'), tests.segunda('11:00'))) as quem where quem is not null),
  0::bigint, 'a patient with an offer is not named for another slot'
);
select is(
  tests.tenta('staff_a', $$update lista_de_espera set status = 'agendada' where id = tests.id('espera_maria')$$), '23514',
  'nobody writes by hand that a place in the list was booked'
);

-- Accepted.
savepoint antes;
select is(
  tests.como('staff_a', 'select status from aceitar_oferta((select id from oferta))'), 'agendado',
  'accepting an offer books it'
);
select is(
  (select status from lista_de_espera where id = tests.id('espera_maria')), 'agendada',
  'accepting an offer closes the place in the list'
);
select is(
  tests.queixa('staff_a', 'select recusar_oferta((select id from oferta))'), 'Esta oferta já foi respondida.',
  'an offer is answered once'
);
rollback to antes;
-- By the status call, the same.
select tests.como('staff_a', 'select id from mudar_status((select id from oferta), ''agendado'')');
select is(
  (select status from lista_de_espera where id = tests.id('espera_maria')), 'agendada',
  'accepting by mudar_status closes the place in the list too'
);
rollback to antes;
-- Refused.
select is(
  tests.como('staff_a', 'select status from recusar_oferta((select id from oferta), ''Não pode nesse dia.'')'), 'cancelado',
  'refusing an offer cancels it'
);
select is(
  (select status from lista_de_espera where id = tests.id('espera_maria')), 'aguardando',
  'a patient who refused an offer goes on waiting'
);
select is(
  tests.como('staff_a', format('select id from espera_para_vaga(tests.id(''clinica_a''), tests.id(''medico_a''), %L, %L)', tests.segunda('10:00'), tests.segunda('11:00'))),
  tests.id('espera_maria')::text, 'a patient who refused an offer is named for the slot again'
);
rollback to antes;

-- Expired: as if the hours had passed.
update agendamentos set reserva_expira_em = now() - interval '1 second' where id = (select id from oferta);
select matches(
  tests.queixa('staff_a', 'select aceitar_oferta((select id from oferta))'), '^Esta oferta venceu em ',
  'an expired offer is not accepted'
);
select is(
  (select count(*) from tests.como('staff_a', format('select inicio from horarios_livres(tests.id(''clinica_a''), tests.id(''medico_a''), tests.id(''tipo_a''), %L, %1$L) where inicio = %L',
    (tests.segunda('12:00'))::date, tests.segunda('11:00'))) as livre where livre is not null), 1::bigint, 'the slot of an expired offer shows as free'
);
select tests.como('clinica_b', $$insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio)
  values (tests.id('clinica_b'), tests.id('beto'), tests.id('medico_a'), tests.id('tipo_b'), tests.segunda('11:00')) returning id$$);
select is(
  (select status from agendamentos where id = (select id from oferta)), 'cancelado',
  'another clinic books the doctor over an expired offer'
);
rollback to antes;
update agendamentos set reserva_expira_em = now() - interval '1 second' where id = (select id from oferta);
insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, sala_id, inicio, criado_por)
values (tests.id('clinica_a'), tests.id('jose'), tests.id('medico_b'), tests.id('tipo_a'), tests.id('sala_a'), tests.segunda('11:10'), tests.id('clinica_a'));
select is(
  (select status from agendamentos where id = (select id from oferta)), 'cancelado',
  'another doctor is booked into the room over an expired offer'
);
select is(
  tests.tenta('staff_a', $$select ofertar_vaga(tests.id('espera_maria'), tests.id('medico_a'), tests.segunda('08:00'))$$), '1',
  'a patient whose offer expired is offered another slot'
);

select * from finish();
rollback;
