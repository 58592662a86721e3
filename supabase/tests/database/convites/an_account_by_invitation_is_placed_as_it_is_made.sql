begin;
select plan(10);
select tests.mundo();

create function pg_temp.cadastra(apelido text, tipo text, convite text, com_passe boolean default true) returns text
language plpgsql as $$
begin
  insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data)
  values (
    tests.id(apelido), apelido || '@teste.demo', '{"provider": "email", "providers": ["email"]}',
    jsonb_build_object('tipo', tipo, 'nome', 'Veio por Convite', 'convite', convite, 'passe', (
      select c.passe from public.conferir_registro(null, tipo, apelido || '@teste.demo') as c where com_passe
    ))
  );
  return null;
exception when others then
  return sqlerrm;
end;
$$;
create function pg_temp.conta(apelido text) returns text language sql as $$
  select concat_ws(' ', p.tipo, p.clinica_id, v.clinica_id, v.vigente)
  from public.profiles p left join public.clinica_medicos v on v.medico_id = p.id
  where p.id = tests.id(apelido)
$$;

select pg_temp.cadastra('rita', 'staff', 'equipe');
select is(pg_temp.conta('rita'), 'staff ' || tests.id('clinica_a'), 'staff belongs to the clinic from the first moment');
select is(
  (select usado_por from convites where token_hash = private.hash_do_convite('equipe')), tests.id('rita'),
  'the invitation is used up with the account'
);
select is(
  (select count(*)::int from notificacoes where user_id = tests.id('clinica_a') and aviso = 'convite_aceito'), 1,
  'the clinic is told'
);
select is(
  (select raw_user_meta_data ? 'convite' from auth.users where id = tests.id('rita')), false, 'tokens carry no invitation'
);
select pg_temp.cadastra('helena', 'medico', 'aberto');
select is(
  pg_temp.conta('helena'), format('medico %s t', tests.id('clinica_a')), 'a doctor is linked, and has accepted it'
);

select is(
  pg_temp.cadastra('tarde', 'staff', 'equipe'), 'Este convite já foi usado. Peça um novo à clínica.',
  'who comes second is told so'
);
select is(
  (select count(*)::int from auth.users where id = tests.id('tarde')), 0, 'an account refused by its invitation leaves nothing behind'
);

update public.convites set usado_em = null, usado_por = null where token_hash = private.hash_do_convite('equipe');
select pg_temp.cadastra('curioso', 'staff', 'equipe', com_passe => false);
select is(pg_temp.conta('curioso'), 'paciente', 'a plain sign-up with an invitation is a patient of nobody');
select is(
  (select concat(usado_em, usado_por) from convites where token_hash = private.hash_do_convite('equipe')), '',
  'a plain sign-up leaves the invitation to whom it was sent'
);
select is(
  tests.como('servico', $$select conferir_convite('nominal', 'medico', 'outra@teste.demo')$$),
  'Este convite foi feito para outro e-mail. Use o e-mail que a clínica convidou, ou peça um novo a ela.',
  'the registration learns before the account why an invitation does not serve'
);

select * from finish();
rollback;
