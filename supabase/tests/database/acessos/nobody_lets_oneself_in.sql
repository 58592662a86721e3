-- Who is kept out of a restricted record comes in by nothing that is done alone, however many calls it
-- takes; what somebody else does counts.

begin;
select plan(17);
select tests.mundo();
-- Kept out from the beginning: the restriction is older than all that follows.
select tests.restringir();
alter table public.restricoes_de_acesso disable trigger user;
update public.restricoes_de_acesso set criada_em = now() - interval '1 hour';
alter table public.restricoes_de_acesso enable trigger user;

insert into public.tipos_de_atendimento (id, clinica_id, nome)
values (tests.id('tipo'), tests.id('clinica_a'), 'Consulta');
insert into auth.users (id, email, raw_user_meta_data)
values (tests.id('outra conta'), 'outra@teste.demo', '{"tipo": "paciente", "nome": "Outra Conta"}');

create function tests.le() returns text language sql as $$
  select tests.tenta('medico_b', 'select 1 from prontuarios where paciente_id = tests.id(''jose'')')
$$;
create function tests.dia(quantos int) returns timestamptz language sql as $$
  select date_trunc('hour', now()) + make_interval(days => quantos)
$$;
create function tests.marcar(apelido text, quando timestamptz, quem text) returns void language sql as $f$
  insert into public.agendamentos (id, clinica_id, paciente_id, medico_id, tipo_id, inicio, criado_por)
  values (
    tests.id(apelido), tests.id('clinica_a'), tests.id('jose'), tests.id('medico_b'), tests.id('tipo'), quando,
    tests.id(quem)
  )
$f$;
create function tests.faz(ator text, comando text, texto text, quantas text) returns text language plpgsql as $$
begin
  perform tests.como(ator, comando);
  return is(tests.le(), quantas, texto);
end;
$$;
grant execute on all functions in schema tests to authenticated, anon, service_role;

-- A cancellation undone
select tests.marcar('desmarcado', tests.dia(2), 'staff_a');
select is(tests.le(), '2', 'an appointment booked by the desk lets the doctor in');
select tests.como('staff_a', $$select mudar_status(tests.id('desmarcado'), 'cancelado')$$);
select is(tests.le(), '0', 'a cancellation by the desk puts the doctor out');
select tests.faz(
  'medico_b', $$select mudar_status(tests.id('desmarcado'), 'agendado')$$, 'a cancellation undone by the doctor lets nobody in',
  '0'
);
select tests.faz(
  'staff_a', $$select mudar_status(tests.id('desmarcado'), 'confirmado')$$, 'a confirmation by the desk of what the doctor undid lets nobody in',
  '0'
);
select tests.faz(
  'staff_a', $$select mudar_status(tests.id('desmarcado'), 'cancelado')$$, 'a second cancellation by the desk lets nobody in',
  '0'
);
select tests.faz(
  'staff_a', $$select mudar_status(tests.id('desmarcado'), 'agendado')$$, 'a cancellation undone by the desk lets the doctor in',
  '2'
);
select tests.como('staff_a', $$select mudar_status(tests.id('desmarcado'), 'cancelado')$$);

-- An offer to the waiting list
insert into public.lista_de_espera (id, clinica_id, paciente_id, tipo_id, criado_por)
values (tests.id('lugar'), tests.id('clinica_a'), tests.id('jose'), tests.id('tipo'), tests.id('staff_a'));
create temp table oferta as
select tests.como('staff_a', $$select id from ofertar_vaga(tests.id('lugar'), tests.id('medico_b'), tests.dia(3))$$)::uuid as id;
grant select on oferta to public;
select tests.faz(
  'medico_b', 'select aceitar_oferta((select id from oferta))', 'an offer accepted by the doctor lets nobody in',
  '0'
);

-- Bookings in the own agenda, one, many, moved
select tests.faz(
  'medico_b', $$select agendar(tests.id('clinica_a'), tests.id('jose'), tests.id('medico_b'), tests.id('tipo'), tests.dia(4))$$,
  'a booking of the doctor in the own agenda lets nobody in', '0'
);
select tests.faz(
  'medico_b',
  $$select agendar_serie(tests.id('clinica_a'), tests.id('jose'), tests.id('medico_b'), tests.id('tipo'),
    array[(tests.dia(5) at time zone 'America/Sao_Paulo'), (tests.dia(6) at time zone 'America/Sao_Paulo')])$$,
  'a series booked by the doctor lets nobody in', '0'
);
select tests.faz(
  'medico_b', $$select remarcar((select id from oferta), tests.dia(7))$$, 'an appointment that does not count lets nobody in when the doctor moves it',
  '0'
);
select is(
  (select count(*) from public.agendamentos a where a.medico_id = tests.id('medico_b') and a.status <> 'cancelado'), 5::bigint,
  'each of these bookings was made'
);

-- The patient's own account
select is(
  tests.tenta('medico_b', $$select criar_codigo_de_paciente(tests.id('jose'))$$), '42501',
  'a doctor who is kept out makes no patient code'
);
insert into public.codigos_de_paciente (id, paciente_id, clinica_id, codigo_hash, criado_por, expira_em)
values (
  tests.id('codigo'), tests.id('jose'), tests.id('clinica_a'), private.hash_do_codigo('ABCDE-FGHJK'), tests.id('medico_b'),
  now() + interval '7 days'
);
select is(
  tests.como('outra conta', $$select erro from usar_codigo_de_paciente('ABCDE-FGHJK')$$),
  'Este código não existe ou foi trocado por outro. Confira com a clínica.',
  'a code that the doctor made before is not used any more'
);
-- Used before the restriction, the account stays the patient's; what it books for that doctor does not count.
insert into public.paciente_contas (user_id, paciente_id, clinica_id, codigo_id)
values (tests.id('outra conta'), tests.id('jose'), tests.id('clinica_a'), tests.id('codigo')) on conflict do nothing;
select tests.marcar('pela conta', tests.dia(8), 'outra conta');
select is(tests.le(), '0', 'an appointment booked by an account linked with the doctor''s code lets nobody in');
update public.codigos_de_paciente set criado_por = tests.id('staff_a') where id = tests.id('codigo');
select is(tests.le(), '2', 'an appointment booked by an account linked with the desk''s code lets the doctor in');
select tests.como('staff_a', $$select mudar_status(tests.id('pela conta'), 'cancelado')$$);

-- A restriction lifted and made anew
select is(tests.le(), '0', 'the doctor is out again once the desk cancels that appointment');
alter table public.restricoes_de_acesso disable trigger user;
update public.restricoes_de_acesso set encerrada_em = now() + interval '1 second', encerrada_por = clinica_id, motivo_do_fim = 'Fim.';
alter table public.restricoes_de_acesso enable trigger user;
insert into public.restricoes_de_acesso (clinica_id, paciente_id, motivo, criada_por, criada_em)
values (tests.id('clinica_a'), tests.id('jose'), 'De novo.', tests.id('clinica_a'), now() + interval '2 seconds');
select is(tests.le(), '0', 'what the doctor did alone under one restriction lets nobody in under the next');

select * from finish();
rollback;
