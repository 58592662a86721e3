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

select is(pg_temp.morre(null), 'Informe a data do óbito.', 'a death without a day is refused');
select is(
  pg_temp.morre(pg_temp.hoje() + 1), 'A data do óbito está no futuro.',
  'a death of tomorrow, where the clinic is, is refused'
);
select is(
  pg_temp.morre(date '1969-12-31'), 'A data do óbito é anterior à do nascimento.',
  'a death from before the birth is refused'
);
select tests.marcar('visita', 'jose', now() - interval '10 days', 'realizado');
select is(
  pg_temp.morre(pg_temp.hoje() - 20),
  format('Há um atendimento em %s, depois desta data. Confira a data do óbito.', to_char(pg_temp.hoje() - 10, 'DD/MM/YYYY')),
  'a death from before the last visit is refused'
);
select is(pg_temp.morre(pg_temp.hoje() - 10), null, 'a death on the day of the last visit is accepted');
select is(pg_temp.morre(pg_temp.hoje()), null, 'a death of today is accepted');
select tests.como('staff_a', $$select registrar_obito(tests.id('jose'), current_date - 3)$$);
select is(
  tests.queixa('staff_a', format('update pacientes set data_nascimento = %L where id = tests.id(%L)', pg_temp.hoje() - 1, 'jose')),
  'A data do óbito é anterior à do nascimento.', 'a birth from after the death is refused'
);
select throws_ok(
  $$update pacientes set data_obito = date '1889-12-31', data_nascimento = null where id = tests.id('maria')$$,
  '23514', null, 'a death of two centuries ago is refused'
);
select throws_ok(
  $$insert into pacientes (clinica_id, nome, criado_por, data_obito) values (tests.id('clinica_a'), 'Ana', tests.id('clinica_a'), current_date + 2)$$,
  '23514', 'A data do óbito está no futuro.', 'a death of the future is refused from the service too'
);

select * from finish();
rollback;
