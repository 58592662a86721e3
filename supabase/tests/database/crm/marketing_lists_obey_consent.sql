begin;
select plan(13);
select tests.mundo();
select tests.criar_crm();

update pacientes set telefone = '11987650003', data_nascimento = '1980-01-20' where id = tests.id('maria');
select tests.marcar('v1', 'jose', now() - interval '8 months', 'realizado');
select tests.marcar('v2', 'maria', now() - interval '9 months', 'realizado');
create function pg_temp.lista(ator text, finalidade text, canal text, meses int default 6) returns text language sql as $$
  select tests.como(ator, format('select string_agg(nome, %L) from lista_sem_retorno(tests.id(%L), %L, %L, %s)', ', ', 'clinica_a', finalidade, canal, meses))
$$;
create function pg_temp.aniversarios(ator text, finalidade text) returns text language sql as $$
  select tests.como(ator, format('select string_agg(nome, %L) from lista_de_aniversariantes(tests.id(%L), %L, %L, 1)', ', ', 'clinica_a', finalidade, 'whatsapp'))
$$;
select is(pg_temp.lista('staff_a', 'assistencial', 'telefone'), 'José da Conceição, Mário D''Ávila', 'a list for care has everybody who has not come');
select is(pg_temp.lista('staff_a', 'marketing', 'whatsapp'), null, 'a list for marketing has nobody who did not consent');
select is(pg_temp.aniversarios('staff_a', 'marketing'), null, 'a list of birthdays for marketing has nobody who did not consent');
select is(pg_temp.aniversarios('staff_a', 'assistencial'), 'José da Conceição, Mário D''Ávila', 'birthdays are listed in the order of their day');
insert into consentimentos_de_contato (id, clinica_id, paciente_id, canal, finalidade, como)
values (tests.id('sim'), tests.id('clinica_a'), tests.id('jose'), 'whatsapp', 'marketing', 'Presencialmente');
select is(pg_temp.lista('staff_a', 'marketing', 'whatsapp'), 'José da Conceição', 'a list for marketing has who consented');
select is(pg_temp.aniversarios('staff_a', 'marketing'), 'José da Conceição', 'a list of birthdays for marketing has who consented');
select is(pg_temp.lista('staff_a', 'marketing', 'sms'), null, 'a consent holds for its channel only');
update consentimentos_de_contato set retirado_em = now() where id = tests.id('sim');
select is(pg_temp.lista('staff_a', 'marketing', 'whatsapp'), null, 'a list for marketing leaves out who withdrew');
insert into consentimentos_de_contato (clinica_id, paciente_id, canal, finalidade, como, retirado_em)
values (tests.id('clinica_a'), tests.id('maria'), 'telefone', 'assistencial', 'Presencialmente', now());
select is(pg_temp.lista('staff_a', 'assistencial', 'telefone'), 'José da Conceição', 'a list for care leaves out who asked not to be called');
select is(pg_temp.lista('staff_b', 'assistencial', 'telefone'), null, 'another clinic gets nobody of the list');
select is(tests.tenta('staff_a', $$select 1 from lista_sem_retorno(tests.id('clinica_a'), null, null)$$), '23514', 'a list without a purpose is refused');
select is(pg_temp.lista('staff_a', 'assistencial', 'whatsapp', 9), null, 'the months without a visit are counted to the day');
select tests.marcar('v3', 'jose', now() + interval '3 days');
select is(pg_temp.lista('staff_a', 'assistencial', 'telefone'), null, 'a list leaves out who has something booked');

select * from finish();
rollback;
