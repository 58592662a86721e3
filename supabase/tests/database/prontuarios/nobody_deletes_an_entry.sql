begin;
select plan(38);
select tests.mundo();

select is(
  tests.tenta(ator, format('delete from prontuarios where id = %L', tests.id(entrada))), '42501',
  format('%s may not delete %s', ator, entrada)
)
from tests.atores() as ator
cross join (values ('evolucao_a'), ('rascunho_a')) as e (entrada);

select is(tests.tenta(ator, comando), '42501', format('%s is refused %s', ator, comando))
from (values ('servico'), ('administrador')) as a (ator)
cross join (values ('delete from prontuarios'), ('truncate prontuarios cascade')) as c (comando);

select * from finish();
rollback;
