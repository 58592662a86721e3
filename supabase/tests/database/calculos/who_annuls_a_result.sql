begin;
select plan(18);
select tests.mundo();

select is(
  tests.tenta(ator, $$update calculos set motivo_da_anulacao = 'Paciente errado' where id = tests.id('calculo_a')$$),
  case ator when 'medico_a' then '1' when 'anonimo' then '42501' else '0' end,
  'only medico_a annuls a result of medico_a, asked as ' || ator
)
from tests.atores() as ator;

select is(
  tests.tenta('medico_ex', $$update calculos set motivo_da_anulacao = 'Engano' where id = tests.id('calculo_ex')$$), '0',
  'a doctor who left does not annul an own result'
);

select * from finish();
rollback;
