begin;
select plan(1);
select tests.mundo();

update auth.users set email = 'nova@teste.demo' where id = tests.id('medico_a');
select is(
  (select p.email from public.profiles p where p.id = tests.id('medico_a')), 'nova@teste.demo',
  'the e-mail belongs to the account, the profile shows it'
);

select * from finish();
rollback;
