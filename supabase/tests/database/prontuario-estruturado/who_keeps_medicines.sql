begin;
select plan(35);
select tests.mundo();

select is(
  tests.tenta(ator, $$insert into medicamentos_em_uso (paciente_id, clinica_id, nome, dose) values (tests.id('jose'), tests.id('clinica_a'), 'Dipirona', '1 g se dor')$$),
  case ator when 'medico_a' then '1' else '42501' end, 'only a doctor of the clinic lists a medicine, asked as ' || ator
)
from tests.atores() as ator;
select is(
  tests.tenta(ator, $$update medicamentos_em_uso set suspenso_em = current_date - 1, motivo_da_suspensao = 'Tosse' where id = tests.id('medicamento_a')$$),
  case ator when 'medico_a' then '1' when 'anonimo' then '42501' else '0' end, 'only a doctor of the clinic suspends a medicine, asked as ' || ator
)
from tests.atores() as ator;
select is(
  tests.tenta('medico_a', $$insert into medicamentos_em_uso (paciente_id, clinica_id, nome) values (tests.id('beto'), tests.id('clinica_a'), 'Dipirona')$$),
  '42501', 'a medicine of a patient of another clinic is refused'
);

select * from finish();
rollback;
