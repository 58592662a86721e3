begin;
select plan(9);
select tests.mundo();

select tests.como('medico_a', $$update problemas set descricao = 'Hipertensão estágio 2' where id = tests.id('problema_a') returning id$$);
select tests.como('medico_a', $$update medicamentos_em_uso set suspenso_em = current_date - 1, motivo_da_suspensao = 'Tosse' where id = tests.id('medicamento_a') returning id$$);
select tests.como('medico_a', $$update resumos_clinicos set alergias = '{Dipirona,Látex}' where paciente_id = tests.id('jose') returning paciente_id$$);
select tests.como('medico_a', $$update resumos_clinicos set alergias = '{Dipirona,Látex}' where paciente_id = tests.id('jose') returning paciente_id$$);

select results_eq(
  $$select evento, conteudo ->> 'descricao', autor_nome from public.historico_clinico
    where alvo_id = tests.id('problema_a') order by id$$,
  $$values ('criado', 'Hipertensão', null), ('alterado', 'Hipertensão estágio 2', 'Dra. Ána Alves')$$,
  'each version of a problem is kept, with its author'
);
select results_eq(
  $$select evento, conteudo ->> 'motivo_da_suspensao' from public.historico_clinico
    where alvo_id = tests.id('medicamento_a') order by id$$,
  $$values ('criado', null), ('alterado', 'Tosse')$$, 'each version of a medicine is kept'
);
select results_eq(
  $$select evento, conteudo -> 'alergias' from public.historico_clinico
    where alvo_id = tests.id('jose') and alvo = 'resumo' order by id$$,
  $$values ('criado', '["Dipirona"]'::jsonb), ('alterado', '["Dipirona", "Látex"]'::jsonb)$$,
  'each version of the allergies is kept, and a save that changes nothing is none'
);
select is(
  tests.tenta(ator, $$insert into historico_clinico (clinica_id, paciente_id, alvo, alvo_id, evento, conteudo)
    values (tests.id('clinica_a'), tests.id('jose'), 'resumo', tests.id('jose'), 'alterado', '{}')$$),
  '42501', ator || ' writes no version by hand'
)
from (values ('medico_a'), ('clinica_a'), ('servico')) as a (ator);
select is(
  tests.tenta(ator, $$update historico_clinico set conteudo = '{}' where alvo_id = tests.id('jose')$$), '42501',
  ator || ' changes no version'
)
from (values ('medico_a'), ('servico'), ('administrador')) as a (ator);

select * from finish();
rollback;
