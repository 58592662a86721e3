begin;
select plan(13);
select tests.mundo();

select is(
  tests.tenta('medico_a', format(
    'insert into prontuarios (paciente_id, clinica_id, %s) values (tests.id(%L), tests.id(%L), %s)', coluna, 'jose', 'clinica_a', valor
  )),
  '42501', coluna || ' is not written by hand'
)
from (
  values
    ('autor_id', 'tests.id(''medico_ex'')'), ('autor_nome', '''Outra'''), ('autor_crm', '''1'''),
    ('status', '''finalizado'''), ('versao', '9'), ('entrada_id', 'gen_random_uuid()'), ('revisao', '9'),
    ('finalizado_em', 'now()'), ('substituido_por', 'null'), ('criado_em', 'now()')
) as c (coluna, valor);

select is(
  tests.como('medico_a', $$
    insert into prontuarios (paciente_id, clinica_id) values (tests.id('jose'), tests.id('clinica_a'))
    returning concat_ws('|', autor_id, autor_nome, autor_crm, autor_crm_uf, status, versao)$$),
  tests.id('medico_a') || '|Dra. Ána Alves|700001|SP|rascunho|1', 'the database says who wrote'
);

-- As if a later migration opened the columns by mistake.
grant insert on public.prontuarios to authenticated;
select is(
  tests.como('medico_a', $$
    insert into prontuarios (paciente_id, clinica_id, autor_id, autor_nome, status, finalizado_em, versao)
    values (tests.id('jose'), tests.id('clinica_a'), tests.id('medico_ex'), 'Outro', 'rascunho', null, 7)
    returning concat_ws('|', autor_id, autor_nome, status, versao)$$),
  tests.id('medico_a') || '|Dra. Ána Alves|rascunho|1', 'the database overrules an author who is sent along'
);
select is(
  tests.tenta('medico_a', $$
    insert into prontuarios (paciente_id, clinica_id, status, finalizado_em)
    values (tests.id('jose'), tests.id('clinica_a'), 'finalizado', now())$$),
  '23514', 'no entry is finished from its beginning'
);

select * from finish();
rollback;
