-- An agenda for the world: `tests.criar_agenda()`, called after `tests.mundo()` by the files that need it.
--
--   clínica A   medico_a, Mondays to Fridays 08:00 to 12:00 in sala_a; consulta_a lasts 30 minutes
--   clínica B   medico_b;  hospital: medico_a;  own practice: medico_solo
-- All booked appointments are on a Monday some weeks ahead, at 09:00 of São Paulo.

begin;

create function tests.segunda(hora time, semanas int default 3) returns timestamptz
language sql stable
as $$
  select (date_trunc('week', now() at time zone 'America/Sao_Paulo')::date + semanas * 7 + hora)
    at time zone 'America/Sao_Paulo'
$$;
comment on function tests.segunda(time, int) is 'That hour of São Paulo on the Monday so many weeks ahead.';

create function tests.iniciar(agendamento uuid, horas int default 1) returns void
language plpgsql
as $$
begin
  update public.agendamentos a set inicio = now() - make_interval(hours => horas), fim = now() - make_interval(hours => horas) + (a.fim - a.inicio)
  where a.id = agendamento;
  update public.agendamentos a set status = 'em_atendimento' where a.id = agendamento;
end;
$$;
comment on function tests.iniciar(uuid, int) is 'Brings an appointment to so many hours ago and begins it: nobody is seen before the day.';

create function tests.criar_agenda() returns void
language plpgsql
as $$
begin
  insert into public.tipos_de_atendimento (id, clinica_id, nome, duracao_min)
  select tests.id(t.apelido), tests.id(t.clinica), 'Consulta', 30
  from (
    values
      ('tipo_a', 'clinica_a'), ('tipo_b', 'clinica_b'), ('tipo_h', 'hospital'), ('tipo_solo', 'medico_solo')
  ) as t (apelido, clinica);
  insert into public.tipos_de_atendimento (id, clinica_id, nome, duracao_min, antes_min, depois_min)
  values (tests.id('tipo_exame'), tests.id('clinica_a'), 'Exame', 30, 10, 20);

  insert into public.salas (id, clinica_id, nome)
  select tests.id(s.apelido), tests.id(s.clinica), s.apelido
  from (values ('sala_a', 'clinica_a'), ('sala_b', 'clinica_b'), ('sala_h', 'hospital')) as s (apelido, clinica);

  insert into public.clinica_medicos (clinica_id, medico_id, vigente)
  values (tests.id('clinica_a'), tests.id('medico_b'), true), (tests.id('clinica_b'), tests.id('medico_a'), true);

  insert into public.disponibilidades (id, clinica_id, medico_id, dia_da_semana, inicio, fim, sala_id)
  select tests.id('horas_a ' || dia), tests.id('clinica_a'), tests.id('medico_a'), dia, '08:00', '12:00', tests.id('sala_a')
  from generate_series(1, 5) as dia;

  insert into public.agendamentos (id, clinica_id, paciente_id, medico_id, tipo_id, inicio, criado_por)
  select tests.id(a.apelido), tests.id(a.clinica), tests.id(a.paciente), tests.id(a.medico), tests.id(a.tipo),
    tests.segunda('09:00', a.semanas), tests.id(a.clinica)
  from (
    values
      ('consulta_jose', 'clinica_a', 'jose', 'medico_a', 'tipo_a', 3),
      ('consulta_hugo', 'hospital', 'hugo', 'medico_a', 'tipo_h', 4),
      ('consulta_selma', 'medico_solo', 'selma', 'medico_solo', 'tipo_solo', 3)
  ) as a (apelido, clinica, paciente, medico, tipo, semanas);
  insert into public.agendamentos (id, clinica_id, paciente_id, medico_id, tipo_id, sala_id, inicio, criado_por)
  values (
    tests.id('consulta_beto'), tests.id('clinica_b'), tests.id('beto'), tests.id('medico_b'), tests.id('tipo_b'),
    tests.id('sala_b'), tests.segunda('09:00', 3), tests.id('clinica_b')
  );

  insert into public.lista_de_espera (id, clinica_id, paciente_id, tipo_id, medico_id, criado_por)
  values
    (tests.id('espera_maria'), tests.id('clinica_a'), tests.id('maria'), tests.id('tipo_a'), null, tests.id('clinica_a')),
    (tests.id('espera_beto'), tests.id('clinica_b'), tests.id('beto'), tests.id('tipo_b'), tests.id('medico_b'), tests.id('clinica_b'));

  delete from public.notificacoes n using unnest(array(select tests.atores())) as ator where n.user_id = tests.id(ator);
end;
$$;
comment on function tests.criar_agenda() is 'Rooms, kinds, hours, appointments and who waits, in the transaction of the calling file.';

grant execute on all functions in schema tests to anon, authenticated, service_role;

commit;

begin;
select plan(1);
select tests.mundo();
select lives_ok('select tests.criar_agenda()', 'the agenda can be made');
select * from finish();
rollback;
