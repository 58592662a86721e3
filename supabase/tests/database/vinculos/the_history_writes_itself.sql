begin;
select plan(6);
select tests.mundo();

select tests.como('clinica_b', $$insert into clinica_medicos (clinica_id, medico_id) values (tests.id('clinica_b'), tests.id('medico_a')) returning id$$);
select tests.como('clinica_b', $$update clinica_medicos set ativo = false where medico_id = tests.id('medico_a') returning id$$);
select tests.como('clinica_b', $$update clinica_medicos set ativo = false where medico_id = tests.id('medico_a') returning id$$);
select tests.como('clinica_b', $$update clinica_medicos set ativo = true where medico_id = tests.id('medico_a') returning id$$);

select bag_eq(
  $$select evento, autor_id from public.clinica_medicos_eventos
    where clinica_id = tests.id('clinica_b') and medico_id = tests.id('medico_a')$$,
  $$select e, tests.id('clinica_b') from (values ('vinculado'), ('desativado'), ('reativado')) as v (e)$$,
  'the history has each change once, with its author'
);
select is(tests.tenta(ator, comando), '42501', ator || ' is refused ' || comando)
from (values ('clinica_a'), ('servico')) as a (ator)
cross join (
  values ('update clinica_medicos_eventos set evento = ''vinculado'''), ('delete from clinica_medicos_eventos')
) as c (comando);
select is(
  tests.tenta('clinica_a', $$insert into clinica_medicos_eventos (clinica_id, medico_id, evento) values (tests.id('clinica_a'), tests.id('medico_a'), 'desativado')$$),
  '42501', 'a clinic does not write its own history'
);

select * from finish();
rollback;
