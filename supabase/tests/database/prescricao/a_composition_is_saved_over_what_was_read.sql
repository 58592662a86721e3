begin;
select plan(16);
select tests.mundo();
select tests.restringir();
select tests.compor('composicao_a');

select is(
  tests.como('medico_a', $$update composicoes set conteudo = '{"itens": []}', revisao = 1 where id = tests.id('composicao_a') returning revisao$$),
  '2', 'a save over what was read counts one more revision'
);
select is(
  tests.tenta('medico_a', $$update composicoes set conteudo = '{}', revisao = 1 where id = tests.id('composicao_a')$$),
  'ED001', 'a save of another window over what is no more is refused'
);
select is(
  tests.tenta('medico_a', $$insert into composicoes (clinica_id, paciente_id) values (tests.id('clinica_a'), tests.id('jose'))$$),
  '23505', 'one composition is open at a time'
);
select is(
  tests.tenta('medico_a', $$insert into composicoes (clinica_id, paciente_id) values (tests.id('clinica_a'), tests.id('maria'))$$),
  '1', 'for each patient'
);
select is(
  tests.tenta('medico_a', $$insert into composicoes (clinica_id, paciente_id, prontuario_id) values (tests.id('clinica_a'), tests.id('maria'), tests.id('rascunho_a'))$$),
  '23514', 'it is written during an entry of that patient'
);
select is(
  tests.tenta('medico_a', $$insert into composicoes (clinica_id, paciente_id, prontuario_id) values (tests.id('clinica_a'), tests.id('maria'), tests.id('evolucao_ex'))$$),
  '23514', 'an entry of somebody else is refused'
);
select is(
  tests.tenta('medico_a', $$insert into composicoes (clinica_id, paciente_id, conteudo) values (tests.id('clinica_a'), tests.id('maria'), to_jsonb(repeat('x', 10)))$$),
  '23514', 'its content is an object'
);
select is(
  tests.tenta('medico_a', $$insert into composicoes (clinica_id, paciente_id, conteudo) values (tests.id('clinica_a'), tests.id('maria'), jsonb_build_object('a', repeat('x', 200001)))$$),
  '23514', 'of a sane size'
);

-- Of everybody else.
select is(
  tests.tenta(ator, $$insert into composicoes (clinica_id, paciente_id) values (tests.id('clinica_a'), tests.id('jose'))$$),
  '42501', ator || ' composes nothing for José'
)
from unnest(array['medico_b', 'medico_ex', 'clinica_a', 'staff_a', 'paciente', 'plantonista']) as ator;
select is_empty(
  $$select ator from tests.atores() as ator where ator not in ('medico_a', 'sessao_encerrada', 'anonimo')
    and tests.tenta(ator, 'select * from composicoes') <> '0'$$,
  'a composition is read by its author alone'
);
select tests.como('medico_a', $$select encerrar_composicao(tests.id('composicao_a'))$$);
select is(
  tests.tenta('medico_a', $$update composicoes set conteudo = '{}', revisao = 2 where id = tests.id('composicao_a')$$),
  '0', 'given up, it is written no more'
);
select * from finish();
rollback;
