begin;
select plan(9);
select tests.mundo();
select tests.criar_crm();
-- The last to begin a day: there it is still yesterday when it is today elsewhere.
insert into public.agenda_regras (clinica_id, fuso) values (tests.id('clinica_a'), 'America/Rio_Branco');
create function pg_temp.morre(dia date) returns text language sql as $$
  select tests.queixa('staff_a', format('select registrar_obito(tests.id(%L), %L)', 'jose', dia))
$$;
create function pg_temp.hoje() returns date language sql as $$
  select private.dia_na_clinica(tests.id('clinica_a'), now())
$$;

select is(pg_temp.morre(null), 'Informe a data do óbito.', 'a day is needed');
select is(pg_temp.morre(pg_temp.hoje() + 1), 'A data do óbito está no futuro.', 'not tomorrow, where the clinic is');
select is(pg_temp.morre(date '1969-12-31'), 'A data do óbito é anterior à do nascimento.', 'not before the birth');
select tests.marcar('visita', 'jose', now() - interval '10 days', 'realizado');
select is(
  pg_temp.morre(pg_temp.hoje() - 20),
  format('Há um atendimento em %s, depois desta data. Confira a data do óbito.', to_char(pg_temp.hoje() - 10, 'DD/MM/YYYY')),
  'not before the last visit'
);
select is(pg_temp.morre(pg_temp.hoje() - 10), null, 'its day is plausible');
select is(pg_temp.morre(pg_temp.hoje()), null, 'today is, too');
select tests.como('staff_a', $$select registrar_obito(tests.id('jose'), current_date - 3)$$);
select is(
  tests.queixa('staff_a', format('update pacientes set data_nascimento = %L where id = tests.id(%L)', pg_temp.hoje() - 1, 'jose')),
  'A data do óbito é anterior à do nascimento.', 'nor is a birth after it'
);
select throws_ok(
  $$update pacientes set data_obito = date '1889-12-31', data_nascimento = null where id = tests.id('maria')$$,
  '23514', null, 'nor one of two centuries ago'
);
select throws_ok(
  $$insert into pacientes (clinica_id, nome, criado_por, data_obito) values (tests.id('clinica_a'), 'Ana', tests.id('clinica_a'), current_date + 2)$$,
  '23514', 'A data do óbito está no futuro.', 'the service is held to it'
);

select * from finish();
rollback;
