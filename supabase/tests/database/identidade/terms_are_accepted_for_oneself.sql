begin;
select plan(42);
select tests.mundo();

select is(
  tests.tenta(ator, $$select 1 from termos_aceite where user_id = tests.id('medico_a')$$),
  case ator when 'medico_a' then '1' when 'anonimo' then '42501' else '0' end,
  'only medico_a reads what medico_a accepted, asked as ' || ator
)
from tests.atores() as ator;

select is(
  tests.tenta(ator, format(
    'insert into termos_aceite (user_id, documento, versao) values (%L, %L, %L)', tests.id(ator), 'privacidade', '2026-11'
  )),
  case
    when ator in ('inativo', 'staff_dispensado', 'sem_perfil', 'sessao_encerrada', 'anonimo') then '42501'
    else '1'
  end,
  'every active account accepts for itself, and no other, asked as ' || ator
)
from tests.atores() as ator;

select is(
  tests.tenta('medico_a', $$insert into termos_aceite (user_id, documento, versao) values (tests.id('medico_b'), 'termos', '2026-11')$$),
  '42501', 'nobody accepts for somebody else'
);
select is(
  tests.tenta('medico_a', $$insert into termos_aceite (user_id, documento, versao) values (tests.id('medico_a'), 'termos', '2026-11')$$),
  '23505', 'a version is accepted once'
);
select is(
  tests.tenta('medico_a', $$insert into termos_aceite (user_id, documento, versao) values (tests.id('medico_a'), 'contrato', '2026-11')$$),
  '23514', 'an unknown document is refused'
);
select is(
  tests.tenta('medico_a', $$insert into termos_aceite (user_id, documento, versao) values (tests.id('medico_a'), 'termos', 'a última')$$),
  '23514', 'a version that is no month is refused'
);
select is(
  tests.tenta('medico_a', $$insert into termos_aceite (user_id, documento, versao) values (tests.id('medico_a'), 'termos', '2031-01')$$),
  '23514', 'a version that was never published is not accepted'
);
select is(
  tests.tenta('medico_a', $$insert into termos_aceite (user_id, documento, versao, aceito_em) values (tests.id('medico_a'), 'termos', '2026-10', '2020-01-01')$$),
  '42501', 'nobody says when the terms were accepted'
);
select is(
  tests.tenta(ator, $$update termos_aceite set versao = '2026-12'$$), '42501', ator || ' may not rewrite what was accepted'
)
from (values ('medico_a'), ('servico')) as a (ator);

select * from finish();
rollback;
