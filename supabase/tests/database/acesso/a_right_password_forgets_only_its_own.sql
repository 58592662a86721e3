begin;
select plan(13);
select tests.mundo();

create function pg_temp.errar(email text, lugar text) returns boolean
language sql as $$
  select bloqueado_ate is null and public.encerrar_tentativa_login(tentativa, false) is not null
  from public.abrir_tentativa_login(email, lugar::inet, null)
$$;
create function pg_temp.acertar(email text, lugar text) returns boolean
language sql as $$
  select bloqueado_ate is null and public.encerrar_tentativa_login(tentativa, true) is not null
  from public.abrir_tentativa_login(email, lugar::inet, null)
$$;
create function pg_temp.vezes(variadic partes text[]) returns int
language sql as $$ select t.vezes from private.tentativas t where t.chave = private.chave_de_tentativa(variadic partes) $$;
create function pg_temp.conta(email text) returns text
language sql as $$ select private.chave_de_tentativa('email', email) $$;

select count(pg_temp.errar('a@teste.demo', '203.0.113.1')) from generate_series(1, 9);
select count(pg_temp.acertar('a@teste.demo', '203.0.113.1')) from generate_series(1, 1);
select is(pg_temp.vezes('senha', pg_temp.conta('a@teste.demo'), '203.0.113.1'), null, 'the wrong ones of that place are forgotten');
select is(pg_temp.vezes('rede', '203.0.113.1'), 9, 'the place keeps the wrong ones, and counts no right one');
select is(pg_temp.vezes('conta', pg_temp.conta('a@teste.demo')), 9, 'so does the account');

-- A hundred people of a hospital sign in at the turn of a shift.
select count(pg_temp.acertar(format('p%s@teste.demo', n), '203.0.113.9')) from generate_series(1, 150) as n;
select is(pg_temp.vezes('rede', '203.0.113.9'), 0, 'right passwords lock no place');
select count(pg_temp.errar(format('p%s@teste.demo', n), '203.0.113.9')) from generate_series(1, 100) as n;
select is(pg_temp.acertar('p1@teste.demo', '203.0.113.9'), false, 'a hundred wrong ones do');
select is(pg_temp.acertar('p1@teste.demo', '203.0.113.8'), true, 'for that place alone');

-- The Auth service was down: nobody looked at the passwords.
select count(public.encerrar_tentativa_login(tentativa, null))
from generate_series(1, 40), public.abrir_tentativa_login('longe@teste.demo', '203.0.113.5', null);
select is(pg_temp.vezes('senha', pg_temp.conta('longe@teste.demo'), '203.0.113.5'), 0, 'what nobody looked at counts for no place');
select is(pg_temp.vezes('rede', '203.0.113.5'), 0, 'what nobody looked at counts for no network');
select is(pg_temp.vezes('conta', pg_temp.conta('longe@teste.demo')), 0, 'what nobody looked at counts for no account');

-- What the function has counted, the Auth service does not count again.
select * from public.abrir_tentativa_login('medico_a@teste.demo', '203.0.113.7', null);
select public.ao_conferir_senha(jsonb_build_object('user_id', tests.id('medico_a'), 'valid', false));
select is(pg_temp.vezes('conta', pg_temp.conta('medico_a@teste.demo')), 1, 'an attempt of the function counts once');
select public.ao_conferir_senha(jsonb_build_object('user_id', tests.id('medico_a'), 'valid', false));
select is(pg_temp.vezes('conta', pg_temp.conta('medico_a@teste.demo')), 2, 'an attempt of the function hides one wrong password only');
select is(
  public.ao_conferir_senha(jsonb_build_object('user_id', tests.id('ninguem'), 'valid', true)), '{"decision": "continue"}', 'of an account that is not there nothing is known'
);

update private.tentativas set desde = now() - interval '25 hours';
select * from public.abrir_tentativa_login('outro@teste.demo', '203.0.113.6', null);
select is((select count(*) from private.tentativas where desde < now()), 0::bigint, 'nothing is kept for longer than a day');

select * from finish();
rollback;
