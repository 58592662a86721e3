begin;
select plan(23);
select tests.mundo();

select tests.como('medico_a', $$
  update prontuarios set diagnosticos = '[
    {"sistema": "cid10", "codigo": "I10", "descricao": "Hipertensão", "certeza": "confirmado"},
    {"sistema": "cid10", "codigo": "E11.9", "descricao": "Diabetes tipo 2", "certeza": "hipotese"}]'
  where id = tests.id('rascunho_a') returning id$$);
select is_empty('select 1 from public.diagnosticos_da_evolucao', 'the diagnoses of a draft are no rows');
select tests.como('medico_a', $$update prontuarios set status = 'finalizado' where id = tests.id('rascunho_a') returning id$$);
select results_eq(
  $$select ordem::int, sistema, codigo, certeza from public.diagnosticos_da_evolucao where prontuario_id = tests.id('rascunho_a') order by ordem$$,
  $$values (1, 'cid10', 'I10', 'confirmado'), (2, 'cid10', 'E11.9', 'hipotese')$$,
  'the diagnoses of a finished entry are rows, the principal first'
);
select is(
  tests.tenta(ator, $$select 1 from diagnosticos_da_evolucao$$),
  case ator when 'anonimo' then '42501' when 'medico_a' then '2' when 'clinica_a' then '2' else '0' end, 'only doctor and clinic read the diagnoses, asked as ' || ator
)
from tests.atores() as ator;
select is(
  tests.tenta(ator, $$update diagnosticos_da_evolucao set codigo = 'I11' where true$$), '42501', ator || ' does not change the diagnoses'
)
from (values ('medico_a'), ('servico'), ('administrador')) as a (ator);
select is(
  tests.tenta('medico_a', $$insert into diagnosticos_da_evolucao values (tests.id('evolucao_a'), 1, tests.id('clinica_a'), tests.id('jose'), 'cid10', 'I10', 'Hipertensão', 'confirmado')$$),
  '42501', 'a doctor does not write a diagnosis by hand'
);

select * from finish();
rollback;
