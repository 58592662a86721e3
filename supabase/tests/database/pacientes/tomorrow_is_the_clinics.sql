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
select is(tests.nasce('staff_a', 'clinica_a', 0), '1', 'in Rio Branco who is born today is registered');
select is(tests.nasce('staff_a', 'clinica_a', 1), '23514', 'and nobody who is not born yet');
select is(tests.nasce('staff_b', 'clinica_b', 0), '1', 'in Noronha, too');
select is(tests.nasce('staff_b', 'clinica_b', 1), '23514', 'by its own calendar');

create function tests.desde(dias int) returns text language sql as $$
  select tests.tenta('medico_a', format(
    'insert into problemas (paciente_id, clinica_id, descricao, desde) values (tests.id(%L), tests.id(%L), %L, %L)',
    'jose', 'clinica_a', 'Asma', private.dia_na_clinica(tests.id('clinica_a'), now()) + dias
  ))
$$;
select is(tests.desde(0), '1', 'a problem begins today at the latest');
select is(tests.desde(1), '23514', 'not tomorrow');

select * from finish();
rollback;
