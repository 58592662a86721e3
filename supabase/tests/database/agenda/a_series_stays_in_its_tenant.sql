begin;
select plan(3);
select tests.mundo(), tests.criar_agenda();

-- Clínica B books under the id of a series of clínica A: `serie_id` is the caller's to write.
insert into public.agendamentos (id, clinica_id, paciente_id, medico_id, tipo_id, inicio, criado_por, serie_id)
values
  (tests.id('da_serie_a'), tests.id('clinica_a'), tests.id('jose'), tests.id('medico_a'), tests.id('tipo_a'),
    tests.segunda('10:00', 6), tests.id('clinica_a'), tests.id('serie')),
  (tests.id('da_serie_b'), tests.id('clinica_b'), tests.id('beto'), tests.id('medico_b'), tests.id('tipo_b'),
    tests.segunda('10:00', 5), tests.id('clinica_b'), tests.id('serie'));

select is(
  tests.como('clinica_b', $$select string_agg(c.id::text, ',') from cancelar_serie(tests.id('da_serie_b')) as c$$),
  tests.id('da_serie_b')::text, 'the neighbour who cancels a series gets the own appointments back'
);
select is(
  (select status from public.agendamentos where id = tests.id('da_serie_a')), 'agendado',
  'the appointment of the other tenant, of the same series and later, stays booked'
);
select is(
  tests.tenta('clinica_b', $$select * from cancelar_serie(tests.id('da_serie_a'))$$), '42501',
  'a series is not cancelled from an appointment of another tenant'
);

select * from finish();
rollback;
