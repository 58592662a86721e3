begin;
select plan(8);
select tests.mundo();

insert into auth.sessions (id, user_id, created_at) values (tests.id('recente'), tests.id('medico_a'), now());
update auth.sessions set created_at = now() where user_id = tests.id('medico_a');

select is(
  length(decode(tests.como('sessao_viva', 'select segredo_do_aparelho()'), 'base64')), 32,
  'who has just signed in gets a secret'
);
select is(
  tests.como('sessao_viva', 'select segredo_do_aparelho()'), tests.como('sessao_viva', 'select segredo_do_aparelho()'),
  'it is the same each time'
);
update auth.sessions set created_at = now() - interval '6 minutes' where user_id = tests.id('medico_a');
select is(
  tests.tenta('sessao_viva', 'select segredo_do_aparelho()'), '42501',
  'a session that is older than five minutes gets none, as the one that a locked device holds'
);
select is(
  tests.tenta(ator, 'select segredo_do_aparelho()'), '42501', ator || ' gets none without a session of their own'
)
from unnest(array['clinica_a', 'sessao_encerrada']) as ator;
select is(
  tests.tenta('sessao_viva', 'select * from private.segredos_de_aparelho'), '42501', 'nobody reads the table'
);
select throws_ok(
  format('insert into private.segredos_de_aparelho values (%L, ''curto'')', tests.id('medico_b')), '23514', null,
  'a short secret is none'
);
select is(
  (select count(*) from private.segredos_de_aparelho where user_id <> tests.id('medico_a')), 0::bigint,
  'nobody else was given a secret'
);

select * from finish();
rollback;
