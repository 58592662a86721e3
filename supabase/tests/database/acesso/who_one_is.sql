begin;
select plan(19);
select tests.mundo();

select is(
  tests.como(ator, $$select usuario_atual() -> 'profile' ->> 'id'$$),
  case when ator = 'sessao_viva' then tests.id('medico_a')
    when ator not in ('sem_perfil', 'sessao_encerrada') then tests.id(ator) end::text,
  ator || ' is told the own profile and nobody else''s'
)
from (select tests.atores() union all values ('sessao_viva')) as a (ator)
where ator <> 'anonimo';

select is(tests.tenta('anonimo', 'select usuario_atual()'), '42501', 'anonimo may not ask who they are');
select is(
  tests.como('inativo', $$select usuario_atual() -> 'profile' ->> 'ativo'$$), 'false',
  'an inactive person is told so, to be told why'
);

select * from finish();
rollback;
