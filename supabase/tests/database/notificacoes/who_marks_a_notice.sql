begin;
select plan(17);
select tests.mundo();

select is(
  tests.tenta(ator, $$update notificacoes set lida = true where id = tests.id('aviso_medico')$$),
  case ator when 'medico_a' then '1' when 'anonimo' then '42501' else '0' end, 'only medico_a marks the notice of medico_a, asked as ' || ator
)
from tests.atores() as ator;

select * from finish();
rollback;
