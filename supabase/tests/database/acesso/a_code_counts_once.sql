-- Codes of a second factor: five wrong ones lock for a while, each is taken once, and the Auth service
-- judges none that was not counted.

begin;
select plan(18);
select tests.mundo();

create function pg_temp.dar(codigo text, aparelho text default null, pessoa text default 'medico_a') returns text
language sql as $$
  select case when bloqueado_ate is not null then 'bloqueado' when repetido then 'repetido' else tentativa::text end
  from public.abrir_tentativa_de_codigo(tests.id(pessoa), codigo, aparelho)
$$;
create function pg_temp.decide(pessoa text, certo boolean) returns text
language sql as $$
  select public.ao_conferir_codigo(jsonb_build_object('user_id', tests.id(pessoa), 'valid', certo)) ->> 'decision'
$$;

select is(pg_temp.decide('medico_a', true), 'reject', 'a right code that nobody counted is refused');
create temp table dadas as select 1 as n, pg_temp.dar('111111') as tentativa;
select is(pg_temp.decide('medico_b', true), 'reject', 'another person''s attempt is none');
select is(pg_temp.decide('medico_a', true), 'continue', 'one that was counted is judged');
select is(pg_temp.decide('medico_a', true), 'reject', 'once');
select is(pg_temp.decide('medico_a', null), 'reject', 'an event that says nothing is refused');
select is(public.ao_conferir_codigo('{}') ->> 'decision', 'reject', 'one of nobody too');

select is(pg_temp.dar('111111'), 'repetido', 'the same code is not taken again');
select isnt(pg_temp.dar('111111', null, 'medico_b'), 'repetido', 'what one person gave, another may have');
select public.encerrar_tentativa_de_codigo(tentativa::uuid, true) from dadas;
select is(pg_temp.dar('111111'), 'repetido', 'a code that was right is not taken again');
update private.tentativas set desde = desde - interval '3 minutes', bloqueado_ate = bloqueado_ate - interval '3 minutes';
select isnt(pg_temp.dar('111111'), 'repetido', 'it may come again when it is another step''s');

delete from private.tentativas;
select public.encerrar_tentativa_de_codigo(pg_temp.dar('20000' || n)::uuid, false) from generate_series(1, 5) as n;
select is(pg_temp.dar('200009'), 'bloqueado', 'the sixth after five wrong ones waits');
select is(pg_temp.dar('200008', 'segredo de ninguem'), 'bloqueado', 'from a device that nobody knows too');
select public.registrar_entrada(tests.id('sessao_viva'), 'segredo de casa', 'Chrome no Windows');
select isnt(pg_temp.dar('200007', 'segredo de casa'), 'bloqueado', 'a device of the person is not locked with the others');
select isnt(pg_temp.dar('200006', null, 'medico_b'), 'bloqueado', 'somebody else is not locked');

delete from private.tentativas;
select public.encerrar_tentativa_de_codigo(pg_temp.dar('30000' || n)::uuid, null) from generate_series(1, 6) as n;
select isnt(pg_temp.dar('300009'), 'bloqueado', 'codes that nobody looked at do not count');
select is(
  (select count(*) from private.tentativas t where t.chave ~ '300009' or t.chave ~ tests.id('medico_a')::text), 0::bigint,
  'no code and no person is written down'
);

select throws_ok($$select public.abrir_tentativa_de_codigo(null, '111111', null)$$, '22004', null, 'nobody gives no code');
select is(public.link_pede_codigo(''), false, 'an empty link is nobody''s');

select * from finish();
rollback;
