begin;
select plan(7);
select tests.mundo();

create function pg_temp.pedir() returns text
language sql as $$
  select tests.queixa('medico_a', $c$
    update profiles set plano_medico = 'premium', permite_atendimento_individual = true,
      permite_ia = true, permite_relatorios_avancados = true
    where id = tests.id('medico_a')$c$)
$$;
create function pg_temp.assinar(estado text, desde interval, ate interval) returns void
language sql as $$
  delete from public.assinaturas where user_id = tests.id('medico_a');
  insert into public.assinaturas (user_id, status, inicio, fim)
  values (tests.id('medico_a'), estado, now() + desde, now() + ate);
$$;

select is(pg_temp.pedir(), 'O plano premium depende de uma assinatura ativa.', 'premium without a subscription is refused');

select pg_temp.assinar('cancelada', '-30 days', '30 days');
select is(pg_temp.pedir(), 'O plano premium depende de uma assinatura ativa.', 'premium by a cancelled subscription is refused');
select pg_temp.assinar('expirada', '-30 days', '30 days');
select is(pg_temp.pedir(), 'O plano premium depende de uma assinatura ativa.', 'premium by an expired subscription is refused');
select pg_temp.assinar('ativa', '-30 days', '-1 second');
select is(pg_temp.pedir(), 'O plano premium depende de uma assinatura ativa.', 'premium by a subscription past its end is refused');
select pg_temp.assinar('ativa', '1 day', '30 days');
select is(pg_temp.pedir(), 'O plano premium depende de uma assinatura ativa.', 'premium by a subscription before its start is refused');
select pg_temp.assinar('ativa', '-30 days', '30 days');
select is(pg_temp.pedir(), null, 'premium by an active subscription is granted');
update public.assinaturas set user_id = tests.id('medico_b') where user_id = tests.id('medico_a');
select is(pg_temp.pedir(), 'O plano premium depende de uma assinatura ativa.', 'premium by somebody else''s subscription is refused');

select * from finish();
rollback;
