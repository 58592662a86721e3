-- Of who has a second factor only a session in which it was given is one, whatever is asked for.

begin;
select plan(19);
select tests.mundo();

select is(tests.como('sessao_viva', 'select private.usuario_id()'), tests.id('medico_a')::text, 'without a factor a session is enough');

insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values
  (tests.id('comecado'), tests.id('medico_a'), 'totp', 'unverified', now(), now()),
  (tests.id('alheio'), tests.id('medico_b'), 'totp', 'verified', now(), now());
select is(
  tests.como('sessao_viva', 'select private.usuario_id()'), tests.id('medico_a')::text,
  'one that was begun and not confirmed asks for nothing, nor does somebody else''s'
);
select is(tests.como('sessao_viva', 'select meu_segundo_fator()'), null, 'one that was begun is none yet');
select is(tests.como('medico_b', 'select private.usuario_id()'), null, 'a token without a session is refused to who has one');

update auth.mfa_factors set status = 'verified', updated_at = '2026-01-02T03:04:05Z' where id = tests.id('comecado');
select is(tests.como('sessao_viva', pergunta), null, pergunta || ' answers a session by the password alone nothing')
from unnest(array[
  'select private.usuario_id()', 'select usuario_atual()', 'select meu_segundo_fator()', 'select private.clinica_administrada()'
]) as pergunta;
select is(tests.como('sessao_viva', 'select count(*) from ' || tabela), '0', 'it reads no ' || tabela)
from unnest(array['profiles', 'pacientes', 'prontuarios', 'agendamentos', 'notificacoes']) as tabela;
select is(
  tests.tenta('sessao_viva', format('insert into pacientes (clinica_id, nome, data_nascimento, sexo) values (%L, ''Ana'', ''1990-01-01'', ''feminino'')', tests.id('clinica_a'))),
  '42501', 'it registers nobody'
);
select is(tests.tenta('sessao_viva', 'select segredo_do_aparelho()'), '42501', 'it gets no secret of a device');
select is(tests.tenta('sessao_viva', 'select encerrar_outras_sessoes()'), '42501', 'it ends no session');
select is(tests.tenta('sessao_viva', 'select 1 from auth.mfa_factors'), '42501', 'nobody reads the secrets of factors');

update auth.sessions set aal = 'aal2' where id = tests.id('sessao_viva');
select is(tests.como('sessao_viva', 'select private.usuario_id()'), tests.id('medico_a')::text, 'with the factor given, the session is one');
select is(
  tests.como('sessao_viva', 'select meu_segundo_fator() = ''2026-01-02T03:04:05Z'''), 'true', 'the person reads since when there is one'
);

select * from finish();
rollback;
