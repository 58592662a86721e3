begin;
select plan(20);
select tests.mundo();

select is(
  tests.tenta(ator, $$select inativar_evolucao(tests.id('evolucao_a'), 'Escrita no paciente errado')$$),
  case ator when 'medico_a' then '1' else '42501' end, 'only its author inactivates an entry, asked as ' || ator
)
from tests.atores() as ator;
select is(
  tests.tenta(ator, $$update prontuarios set inativado_em = now(), motivo_inativacao = 'Erro' where id = tests.id('evolucao_a')$$),
  '42501', ator || ' does not inactivate an entry by hand'
)
from (values ('medico_a'), ('servico'), ('administrador')) as a (ator);

select * from finish();
rollback;
