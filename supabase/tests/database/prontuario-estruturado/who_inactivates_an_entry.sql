begin;
select plan(20);
select tests.mundo();

select is(
  tests.tenta(ator, $$select inativar_evolucao(tests.id('evolucao_a'), 'Escrita no paciente errado')$$),
  case ator when 'medico_a' then '1' else '42501' end, ator || ' inactivating it'
)
from tests.atores() as ator;
select is(
  tests.tenta(ator, $$update prontuarios set inativado_em = now(), motivo_inativacao = 'Erro' where id = tests.id('evolucao_a')$$),
  '42501', ator || ' by the back door'
)
from (values ('medico_a'), ('servico'), ('administrador')) as a (ator);

select * from finish();
rollback;
