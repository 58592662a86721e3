begin;
select plan(6);
select tests.mundo();

select tests.como('clinica_b', $$insert into clinica_medicos (clinica_id, medico_id) values (tests.id('clinica_b'), tests.id('medico_a')) returning id$$);
create function pg_temp.muda(ator text, comando text) returns void
language sql as $$
  select tests.como(ator, format(comando, (
    select id from public.clinica_medicos where clinica_id = tests.id('clinica_b') and medico_id = tests.id('medico_a')
  )))
$$;
select pg_temp.muda('medico_a', $$select responder_vinculo(%L, false)$$);
select pg_temp.muda('clinica_b', $$update clinica_medicos set ativo = true where id = %L returning id$$);
select pg_temp.muda('clinica_b', $$update clinica_medicos set ativo = false where id = %L returning id$$);
select pg_temp.muda('clinica_b', $$update clinica_medicos set ativo = true where id = %L returning id$$);
select pg_temp.muda('medico_a', $$select responder_vinculo(%L, true)$$);
select pg_temp.muda('medico_a', $$select responder_vinculo(%L, true)$$);
select pg_temp.muda('clinica_b', $$update clinica_medicos set ativo = false where id = %L returning id$$);
select pg_temp.muda('clinica_b', $$update clinica_medicos set ativo = false where id = %L returning id$$);
select pg_temp.muda('clinica_b', $$update clinica_medicos set ativo = true where id = %L returning id$$);
select pg_temp.muda('medico_a', $$select responder_vinculo(%L, true)$$);
select pg_temp.muda('medico_a', $$select responder_vinculo(%L, false)$$);

select bag_eq(
  $$select evento, autor_id from public.clinica_medicos_eventos
    where clinica_id = tests.id('clinica_b') and medico_id = tests.id('medico_a')$$,
  $$select e, tests.id(a) from (values
      ('pedido', 'clinica_b'), ('recusado', 'medico_a'), ('pedido', 'clinica_b'), ('retirado', 'clinica_b'),
      ('pedido', 'clinica_b'), ('vinculado', 'medico_a'), ('desativado', 'clinica_b'), ('pedido', 'clinica_b'),
      ('reativado', 'medico_a'), ('desativado', 'medico_a')
    ) as v (e, a)$$,
  'each change of a link is written once, with its author'
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
