begin;
select plan(26);
select tests.mundo();

create function pg_temp.abrir(email text, lugar text, aparelho text default null) returns text
language sql as $$
  select case when bloqueado_ate is null then 'entra' when bloqueado_ate = now() + interval '15 minutes' then 'espera' end
  from public.abrir_tentativa_login(email, lugar::inet, aparelho)
$$;
create function pg_temp.abrir(email text, lugar text, aparelho text, vezes int) returns text
language sql as $$
  select string_agg(distinct pg_temp.abrir(email, lugar, aparelho), ' e ') from generate_series(1, vezes)
$$;
create function pg_temp.conferir(pessoa text, certa boolean) returns text
language sql as $$
  select public.ao_conferir_senha(jsonb_build_object('user_id', tests.id(pessoa), 'valid', certa)) ->> 'decision'
$$;
create function pg_temp.conferir(pessoa text, certa boolean, vezes int) returns text
language sql as $$ select string_agg(distinct pg_temp.conferir(pessoa, certa), ' e ') from generate_series(1, vezes) $$;

-- Of an account, from one place.
select is(pg_temp.abrir('alvo@teste.demo', '203.0.113.1', null, 10), 'entra', 'ten attempts go through');
select is(pg_temp.abrir('Alvo@Teste.demo', '203.0.113.1'), 'espera', 'the eleventh is told until when to wait');
select is(pg_temp.abrir('alvo@teste.demo', '203.0.113.1', null, 5), 'espera', 'waiting is not shortened by trying');
select is(pg_temp.abrir('alvo@teste.demo', '203.0.113.2'), 'entra', 'from another place the same account does not wait');
select is(pg_temp.abrir('outro@teste.demo', '203.0.113.1'), 'entra', 'from the same place another account does not wait');
select is(pg_temp.abrir('v6@teste.demo', '2001:db8::1', null, 10), 'entra', 'ten attempts go through from an address of the sixth version');
select is(pg_temp.abrir('v6@teste.demo', '2001:db8::2'), 'espera', 'neighbours of that address are the same place');
select is(pg_temp.abrir('v6@teste.demo', null), 'entra', 'who does not say where is a place too');

update private.tentativas set desde = desde - interval '16 minutes', bloqueado_ate = bloqueado_ate - interval '16 minutes';
select is(pg_temp.abrir('alvo@teste.demo', '203.0.113.1', null, 10), 'entra', 'ten more attempts go through once the lock is over');
select is(pg_temp.abrir('alvo@teste.demo', '203.0.113.1'), 'espera', 'an eleventh attempt is refused after a lock too');

-- Of an account from anywhere, and the owner's own device.
insert into auth.sessions (id, user_id) values (tests.id('sessao da casa'), tests.id('medico_a'));
select public.registrar_entrada(tests.id('sessao da casa'), 'segredo da casa', 'Chrome no Windows');
select is(pg_temp.abrir('medico_a@teste.demo', '198.51.100.1', null, 10), 'entra', 'strangers guess ten times from one place');
select is(pg_temp.abrir('medico_a@teste.demo', '198.51.100.2', null, 10), 'entra', 'strangers guess ten times from a second place');
select is(pg_temp.abrir('medico_a@teste.demo', '198.51.100.3', null, 10), 'entra', 'strangers guess ten times from a third place');
select is(pg_temp.abrir('medico_a@teste.demo', '198.51.100.4'), 'espera', 'thirty guesses lock the account for strangers from anywhere');
select is(pg_temp.abrir('medico_a@teste.demo', '198.51.100.4', 'segredo inventado'), 'espera', 'a device that says anything is a stranger''s');
select is(pg_temp.abrir('medico_b@teste.demo', '198.51.100.1', 'segredo da casa', 10), 'entra', 'one person''s device is a stranger''s for another');
select is(pg_temp.abrir('medico_b@teste.demo', '198.51.100.1', 'segredo da casa'), 'espera', 'the device of another person is counted as a stranger');
select is(pg_temp.abrir('medico_a@teste.demo', '198.51.100.1', 'segredo da casa'), 'entra', 'the owner gets in from the device of before');
select is(pg_temp.conferir('medico_a', true), 'continue', 'the Auth service lets the owner through while the attempt lasts');
delete from private.tentativas_abertas;
select is(pg_temp.conferir('medico_a', true), 'reject', 'whoever asks the Auth service directly is refused, even with the right password');
select is(pg_temp.abrir('medico_a@teste.demo', '198.51.100.1', 'segredo da casa', 9), 'entra', 'the known device has ten attempts');
select is(pg_temp.abrir('medico_a@teste.demo', '198.51.100.1', 'segredo da casa'), 'espera', 'the known device has no eleventh attempt');

-- The Auth service, asked directly.
select is(pg_temp.conferir('clinica_b', false, 10), 'continue', 'ten wrong passwords are only wrong');
select is(pg_temp.conferir('clinica_b', false), 'reject', 'the eleventh is refused');
select is(pg_temp.conferir('clinica_b', true), 'reject', 'the right password is refused after them, too');

select is(
  (select count(*) from private.tentativas t where t.chave !~ '^[0-9a-f]{64}$'), 0::bigint, 'no e-mail and no address is kept in clear'
);

select * from finish();
rollback;
