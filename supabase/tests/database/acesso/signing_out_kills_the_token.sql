begin;
select plan(6);
select tests.mundo();

select is(tests.tenta(ator, 'select 1 from pacientes'), linhas, format('%s reads %s patients', ator, linhas))
from (values ('sessao_viva', '3'), ('sessao_encerrada', '0')) as a (ator, linhas);

delete from auth.sessions where id = tests.id('sessao_viva');
select is(
  tests.tenta('sessao_viva', 'select 1 from pacientes'), '0',
  'a token reads nothing from the moment its session is gone'
);
select is(tests.como('sessao_viva', 'select usuario_atual()::text'), null, 'the caller is nobody without the session');
select is(
  tests.tenta('sessao_viva', $$update profiles set nome = 'Outro Nome' where id = tests.id('medico_a')$$), '0',
  'a token without its session writes nothing'
);

insert into auth.sessions (id, user_id) values (tests.id('sessao_viva'), tests.id('medico_b'));
select is(
  tests.tenta('sessao_viva', 'select 1 from pacientes'), '0', 'somebody else''s session does not stand in for it'
);

select * from finish();
rollback;
