begin;
select plan(17);
select tests.mundo();

select is(
  tests.tenta(ator, $$select abrir_correcao(tests.id('evolucao_a'), 'Dose errada')$$),
  case ator when 'medico_a' then '1' else '42501' end, 'only medico_a corrects what medico_a wrote, asked as ' || ator
)
from tests.atores() as ator;

select * from finish();
rollback;
