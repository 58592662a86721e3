begin;
select plan(9);
select tests.mundo();

create function pg_temp.tentar(email text, vezes int) returns int
language sql as $$
  select count(public.abrir_tentativa_login(email))::int from generate_series(1, vezes)
$$;

select is(pg_temp.tentar('alvo@teste.demo', 10), 0, 'ten attempts go through');
select is(
  public.abrir_tentativa_login('Alvo@Teste.demo'), now() + interval '15 minutes', 'the eleventh is told until when to wait'
);
select is(pg_temp.tentar('alvo@teste.demo', 5), 5, 'waiting is not shortened by trying');
select is(pg_temp.tentar('outro@teste.demo', 1), 0, 'another account does not wait');

update private.tentativas_login set desde = desde - interval '16 minutes', bloqueado_ate = now() - interval '1 minute';
select is(pg_temp.tentar('alvo@teste.demo', 10), 0, 'ten more attempts go through once the lock is over');
select is(pg_temp.tentar('alvo@teste.demo', 1), 1, 'an eleventh attempt is refused after a lock too');

select public.encerrar_tentativas_login('ALVO@teste.demo');
select is(pg_temp.tentar('alvo@teste.demo', 10), 0, 'a sign-in forgets the wrong attempts');

update private.tentativas_login set desde = desde - interval '16 minutes';
select is(pg_temp.tentar('alvo@teste.demo', 1), 0, 'a quarter of an hour forgets the wrong attempts');
select is(
  (select count(*) from private.tentativas_login where email_hash like '%teste%'), 0::bigint, 'no e-mail is kept in clear'
);

select * from finish();
rollback;
