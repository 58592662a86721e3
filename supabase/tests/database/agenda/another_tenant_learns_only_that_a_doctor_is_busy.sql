begin;
select plan(16);
select tests.mundo();
select tests.criar_agenda();

-- medico_a attends in clínica A and B; the hospital booked 09:10 to 09:25, four weeks ahead.
update agendamentos set status = 'cancelado' where id = tests.id('consulta_hugo');
insert into agendamentos (id, clinica_id, paciente_id, medico_id, tipo_id, inicio, fim, criado_por)
values (
  tests.id('alheia'), tests.id('hospital'), tests.id('hugo'), tests.id('medico_a'), tests.id('tipo_h'),
  tests.segunda('09:10', 4), tests.segunda('09:25', 4), tests.id('hospital')
);
insert into disponibilidades (clinica_id, medico_id, dia_da_semana, inicio, fim)
values (tests.id('clinica_b'), tests.id('medico_a'), 1, '08:00', '11:00');
update tipos_de_atendimento set duracao_min = 5 where id = tests.id('tipo_b');
insert into agendamentos (id, clinica_id, paciente_id, medico_id, tipo_id, inicio, fim, criado_por)
values (
  tests.id('propria'), tests.id('clinica_b'), tests.id('beto'), tests.id('medico_a'), tests.id('tipo_b'),
  tests.segunda('10:10', 4), tests.segunda('10:20', 4), tests.id('clinica_b')
);

create function pg_temp.marca(de time, ate time) returns text
language sql as $$
  select tests.como('staff_b', format(
    'select conflito from agendar(tests.id(''clinica_b''), tests.id(''beto''), tests.id(''medico_a''), tests.id(''tipo_b''), %L, %L)',
    tests.segunda(de, 4), tests.segunda(ate, 4)
  ))
$$;
select is(
  tests.como('staff_b', format(
    $$select string_agg(to_char(inicio at time zone 'America/Sao_Paulo', 'HH24:MI'), ' ' order by inicio)
      from horarios_livres(tests.id('clinica_b'), tests.id('medico_a'), tests.id('tipo_b'), %1$L, %1$L)
      where inicio between %2$L and %3$L$$,
    (tests.segunda('00:00', 4) at time zone 'America/Sao_Paulo')::date, tests.segunda('08:50', 4), tests.segunda('09:35', 4)
  )),
  '08:50 08:55 09:30 09:35',
  'free slots show the half hour that another tenant took, not from when to when'
);
select is(
  pg_temp.marca(de, ate), 'O médico está ocupado neste horário.',
  format('%s to %s, around what another tenant booked, is refused alike', de, ate)
)
from (
  values
    (time '09:00', time '09:05'), ('09:05', '09:10'), ('09:10', '09:25'), ('09:25', '09:30'), ('08:30', '09:05')
) as t (de, ate);
select is(pg_temp.marca('09:30', '09:40'), null, 'the next half hour is booked');
select is(
  pg_temp.marca('10:05', '10:15'), 'O médico já tem atendimento neste horário.',
  'of the own agenda the desk is told that it is the own'
);
select is(pg_temp.marca('10:20', '10:30'), null, 'the own agenda is known to the minute');

-- A call that runs as its owner tells no more: neither sentence nor details hold the other's time.
create function pg_temp.recusa(ator text, comando text) returns text
language plpgsql as $$
declare
  dito text;
  detalhe text;
begin
  perform tests.entrar_como(ator);
  execute comando;
  return null;
exception when others then
  get stacked diagnostics dito = message_text, detalhe = pg_exception_detail;
  return dito || ' ' || detalhe;
end;
$$;
select is(
  pg_temp.recusa('staff_b', format(
    'select remarcar(tests.id(''propria''), %L)', tests.segunda('09:12', 4)
  )),
  'O médico está ocupado neste horário. CONFLITO', 'moving over another tenant''s time tells that the doctor is busy'
);
select is(
  pg_temp.recusa('staff_b', format(
    'select remarcar(tests.id(''propria''), %L)', tests.segunda('08:58', 4)
  )),
  'O médico está ocupado neste horário. CONFLITO', 'moving beside it within the half hour tells the same'
);
update agendamentos set status = 'cancelado' where clinica_id = tests.id('clinica_b') and medico_id = tests.id('medico_a');
insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio, fim, criado_por)
values (
  tests.id('hospital'), tests.id('hugo'), tests.id('medico_a'), tests.id('tipo_h'),
  tests.segunda('10:12', 4), tests.segunda('10:18', 4), tests.id('hospital')
);
select is(
  pg_temp.recusa('staff_b', $$select mudar_status(tests.id('propria'), 'agendado')$$),
  'O médico está ocupado neste horário. CONFLITO', 'so does the undoing of a cancellation'
);

-- The doctor leaves the hospital: what it had booked holds the doctor no longer.
select tests.como('medico_a', $$select responder_vinculo(tests.id('vinculo medico_a hospital'), false)$$);
select is(pg_temp.marca('09:10', '09:25'), null, 'what a clinic booked that the doctor left holds the doctor no longer');
select is(
  pg_temp.recusa('staff_b', $$select mudar_status(tests.id('propria'), 'agendado')$$), null,
  'a cancellation is undone over it, too'
);
select is(
  tests.tenta('hospital', format(
    'select remarcar(tests.id(''alheia''), %L)', tests.segunda('11:00', 4)
  )),
  '23514', 'the hospital books the doctor no more'
);
select is(
  tests.tenta('hospital', $$select mudar_status(tests.id('alheia'), 'cancelado')$$), '1',
  'the hospital still cancels what it had booked'
);

select * from finish();
rollback;
