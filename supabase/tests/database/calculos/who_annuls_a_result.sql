begin;
select plan(18);
select tests.mundo();

select is(
  tests.tenta(ator, $$update calculos set motivo_da_anulacao = 'Paciente errado' where id = tests.id('calculo_a')$$),
  case ator when 'medico_a' then '1' when 'anonimo' then '42501' else '0' end,
  ator || ' annulling a result of medico_a'
)
from tests.atores() as ator;

select is(
  tests.tenta('medico_ex', $$update calculos set motivo_da_anulacao = 'Engano' where id = tests.id('calculo_ex')$$), '0',
  'who left no longer reaches their own'
);

select * from finish();
rollback;
