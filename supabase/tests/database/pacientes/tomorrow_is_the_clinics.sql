begin;
select plan(6);
select tests.mundo();
-- The first and the last to begin a day.
insert into public.agenda_regras (clinica_id, fuso)
values (tests.id('clinica_a'), 'America/Rio_Branco'), (tests.id('clinica_b'), 'America/Noronha');

create function tests.nasce(staff text, clinica text, dias int) returns text language sql as $$
  select tests.tenta(staff, format(
    'insert into pacientes (clinica_id, nome, data_nascimento) values (tests.id(%L), %L, %L)',
    clinica, 'Recém-nascido', private.dia_na_clinica(tests.id(clinica), now()) + dias
  ))
$$;
select is(tests.nasce('staff_a', 'clinica_a', 0), '1', 'a patient born today in Rio Branco is registered');
select is(tests.nasce('staff_a', 'clinica_a', 1), '23514', 'a patient born tomorrow in Rio Branco is refused');
select is(tests.nasce('staff_b', 'clinica_b', 0), '1', 'a patient born today in Noronha is registered');
select is(tests.nasce('staff_b', 'clinica_b', 1), '23514', 'a patient born tomorrow in Noronha is refused');

create function tests.desde(dias int) returns text language sql as $$
  select tests.tenta('medico_a', format(
    'insert into problemas (paciente_id, clinica_id, descricao, desde) values (tests.id(%L), tests.id(%L), %L, %L)',
    'jose', 'clinica_a', 'Asma', private.dia_na_clinica(tests.id('clinica_a'), now()) + dias
  ))
$$;
select is(tests.desde(0), '1', 'a problem that began today is accepted');
select is(tests.desde(1), '23514', 'a problem that begins tomorrow is refused');

select * from finish();
rollback;
