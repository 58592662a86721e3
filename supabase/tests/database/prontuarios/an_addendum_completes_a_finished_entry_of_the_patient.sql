begin;
select plan(4);
select tests.mundo();

select is(
  tests.queixa('medico_a', format(
    'insert into prontuarios (paciente_id, clinica_id, adendo_de) values (tests.id(%L), tests.id(%L), tests.id(%L))',
    paciente, 'clinica_a', entrada
  )),
  'O adendo precisa completar uma evolução finalizada deste paciente.', format('%s takes no addendum in the record of %s', entrada, paciente)
)
from (
  values ('jose', 'rascunho_a'), ('maria', 'evolucao_a'), ('jose', 'evolucao_b'), ('jose', 'nenhuma')
) as c (paciente, entrada);

select * from finish();
rollback;
