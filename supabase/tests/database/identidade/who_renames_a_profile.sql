begin;
select plan(34);
select tests.mundo();

select is(
  tests.tenta(ator, $$update profiles set nome = 'Outro Nome' where id = tests.id('medico_a')$$),
  case ator when 'medico_a' then '1' when 'anonimo' then '42501' else '0' end,
  'only medico_a renames medico_a, asked as ' || ator
)
from tests.atores() as ator;

select is(
  tests.tenta(ator, format('update profiles set nome = %L where id = %L', 'Outro Nome', tests.id(ator))),
  case
    when ator = 'anonimo' then '42501'
    when ator in ('inativo', 'staff_dispensado', 'sem_perfil', 'sessao_encerrada') then '0'
    else '1'
  end,
  'every active account renames its own profile, and no other account does, asked as ' || ator
)
from tests.atores() as ator;

select * from finish();
rollback;
