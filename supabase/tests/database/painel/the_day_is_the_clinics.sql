begin;
select plan(7);
select tests.mundo();
select tests.criar_agenda();

-- A week begins on Monday at midnight where the clinic is.
create function tests.semana(fuso text, instante timestamptz) returns text language plpgsql as $$
begin
  insert into agenda_regras (clinica_id, fuso) values (tests.id('clinica_a'), fuso)
  on conflict (clinica_id) do update set fuso = excluded.fuso;
  return (select s.de || ' ' || s.ate from private.semana_na_clinica(tests.id('clinica_a'), instante) as s);
end;
$$;
select is(
  tests.semana('America/Sao_Paulo', '2026-11-23 02:59+00'), '2026-11-16 2026-11-22',
  'the week is still the last one a minute before midnight'
);
select is(
  tests.semana('America/Sao_Paulo', '2026-11-23 03:00+00'), '2026-11-23 2026-11-29',
  'the week begins on Monday at midnight'
);
select is(
  tests.semana('America/Rio_Branco', '2026-11-23 03:00+00'), '2026-11-16 2026-11-22',
  'the week is still the last one further west'
);
select is(
  tests.semana('America/Noronha', '2026-11-23 02:00+00'), '2026-11-23 2026-11-29',
  'the week has begun already on the islands'
);
select is(
  tests.semana('America/Sao_Paulo', '2027-01-01 12:00+00'), '2026-12-28 2027-01-03',
  'a week goes over the turn of the year'
);

-- What began the evening before and is not over is of today, as in the agenda; what was over is not.
create function tests.hoje(hora interval) returns timestamptz language sql stable as $$
  select ((now() at time zone 'America/Sao_Paulo')::date + hora) at time zone 'America/Sao_Paulo'
$$;
delete from agenda_regras where clinica_id = tests.id('clinica_a');
insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio, fim, status, criado_por)
values
  (tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.id('tipo_a'), tests.hoje('-1 hour'), tests.hoje('20 minutes'), 'realizado', tests.id('clinica_a')),
  (tests.id('clinica_a'), tests.id('maria'), tests.id('medico_a'), tests.id('tipo_a'), tests.hoje('-3 hours'), tests.hoje('-2 hours'), 'realizado', tests.id('clinica_a')),
  (tests.id('clinica_a'), tests.id('maria'), tests.id('medico_a'), tests.id('tipo_a'), tests.hoje('24 hours'), tests.hoje('25 hours'), 'agendado', tests.id('clinica_a'));
select is(
  tests.como('staff_a', $$select painel_do_dia(tests.id('clinica_a')) #>> '{agenda,por_status}'$$), '{"realizado": 1}',
  'the day counts only what touches it'
);
select is(
  tests.como('staff_a', $$select painel_do_dia(tests.id('clinica_a')) ->> 'hoje'$$),
  (now() at time zone 'America/Sao_Paulo')::date::text, 'the dashboard names the day'
);

select * from finish();
rollback;
