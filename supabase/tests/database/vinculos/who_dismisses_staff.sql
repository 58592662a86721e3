begin;
select plan(21);
select tests.mundo();

select is(
  tests.tenta(ator, $$select definir_equipe_ativa(tests.id('staff_a'), false)$$),
  case ator when 'clinica_a' then '1' else '42501' end, 'only clinic A dismisses its staff, asked as ' || ator
)
from tests.atores() as ator;

select is(
  tests.queixa('clinica_a', format('select definir_equipe_ativa(%L, false)', tests.id(pessoa))),
  'Pessoa não encontrada na sua equipe.', 'clinica_a may not dismiss ' || pessoa
)
from (values ('medico_a'), ('staff_b'), ('clinica_a'), ('estranho')) as p (pessoa);

select * from finish();
rollback;
