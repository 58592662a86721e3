begin;
select plan(5);
select tests.mundo();

insert into auth.users (id, email, raw_user_meta_data)
values (
  tests.id('nova'), 'nova@teste.demo',
  '{"tipo": "paciente", "nome": "Nova Pessoa", "aceites": {"termos": "2026-11", "privacidade": "2026-11"}}'
);
select results_eq(
  $$select documento, versao from public.termos_aceite where user_id = tests.id('nova') order by 1$$,
  $$values ('privacidade', '2026-11'), ('termos', '2026-11')$$, 'the account comes with what was accepted'
);
select is(
  (select u.raw_user_meta_data ? 'aceites' from auth.users u where u.id = tests.id('nova')), false, 'tokens do not carry the acceptances'
);

insert into auth.users (id, email, raw_user_meta_data)
values
  (tests.id('torta'), 'torta@teste.demo', '{"aceites": {"termos": "sempre", "outro": "2026-11", "privacidade": null}}'),
  (tests.id('lista'), 'lista@teste.demo', '{"aceites": ["termos"]}');
select is_empty(
  $$select 1 from public.termos_aceite where user_id in (tests.id('torta'), tests.id('lista'))$$, 'what is no acceptance is none'
);
select is(
  (select count(*) from public.profiles where id in (tests.id('torta'), tests.id('lista'))), 2::bigint, 'a broken acceptance takes no account away'
);
select throws_ok(
  $$insert into auth.users (id, email) values (tests.id('nova'), 'x@teste.demo')$$, '23505', null, 'an account is made once'
);

select * from finish();
rollback;
