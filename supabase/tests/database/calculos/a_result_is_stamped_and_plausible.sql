begin;
select plan(16);
select tests.mundo();

select tests.como('medico_a', $$
  insert into calculos (id, paciente_id, clinica_id, prontuario_id, ferramenta, versao, entrada, resultado, interpretacao)
  values (tests.id('novo'), tests.id('jose'), tests.id('clinica_a'), tests.id('rascunho_a'), 'ckd-epi-2021', '1.0.0',
    '{"age": 40}', '{"egfr": 97.5}', 'G1') returning id$$);
select results_eq(
  $$select autor_id, autor_nome from public.calculos where id = tests.id('novo')$$,
  $$values (tests.id('medico_a'), 'Dra. Ána Alves')$$, 'a result is stamped with whoever kept it'
);
select is(
  tests.tenta('medico_a', $$
    insert into calculos (autor_id, paciente_id, clinica_id, ferramenta, versao, entrada, resultado)
    values (tests.id('medico_ex'), tests.id('jose'), tests.id('clinica_a'), 'bmi', '1.0.0', '{}', '{}')$$),
  '42501', 'a result under the name of another is refused'
);
select is(
  tests.tenta('medico_a', format(
    'insert into calculos (paciente_id, clinica_id, prontuario_id, ferramenta, versao, entrada, resultado) values (%L, %L, %L, %L, %L, %L, %L)',
    tests.id('jose'), tests.id('clinica_a'), tests.id(evolucao), 'bmi', '1.0.0', '{}', '{}'
  )),
  '23514', 'a result is not kept in the entry ' || evolucao
)
from unnest(array['evolucao_b', 'evolucao_h', 'rascunho_ex', 'nenhuma']) as evolucao;
select is(
  tests.tenta('medico_a', format(
    'insert into calculos (paciente_id, clinica_id, ferramenta, versao, entrada, resultado) values (%L, %L, %L, %L, %L, %L)',
    tests.id(paciente), tests.id(tenant), 'bmi', '1.0.0', '{}', '{}'
  )),
  codigo, format('a patient of %s is not put into %s', paciente, tenant)
)
from (values ('beto', 'clinica_a', '42501'), ('jose', 'hospital', '42501')) as p (paciente, tenant, codigo);
select is(
  tests.tenta('medico_a', format(
    'insert into calculos (paciente_id, clinica_id, ferramenta, versao, entrada, resultado) values (%L, %L, %L, %L, %L, %L)',
    tests.id('jose'), tests.id('clinica_a'), ferramenta, versao, entrada, '{}'
  )),
  '23514', format('a result of %s in version %s with the inputs %s is refused', ferramenta, versao, left(entrada, 20))
)
from (
  values
    ('BMI', '1.0.0', '{}'), ('bmi; drop', '1.0.0', '{}'), ('-bmi', '1.0.0', '{}'), (repeat('a', 61), '1.0.0', '{}'),
    ('bmi', '1.0', '{}'), ('bmi', '1.0.0', '[]'), ('bmi', '1.0.0', '3'),
    ('bmi', '1.0.0', '{"a": "' || repeat('x', 20000) || '"}')
) as c (ferramenta, versao, entrada);

select * from finish();
rollback;
