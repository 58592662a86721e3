begin;
select plan(14);
select tests.mundo();

-- Longer than the stretch that is read first, and what is searched lies behind it.
insert into public.pacientes (clinica_id, nome, criado_por)
select tests.id('clinica_a'), 'Ana Comum ' || i, tests.id('clinica_a') from generate_series(1, 1100) as i;
insert into public.pacientes (clinica_id, nome, nome_social, telefone, criado_por)
select tests.id('clinica_a'), v.nome, v.social, v.telefone, tests.id('clinica_a')
from (
  values
    ('Vitória Peixoto', null, '11976543210'), ('Zélia da Vitória Peixoto', null, null),
    ('Vitor Peixe', null, null), ('Zé 100% D''Ávila_Souza', null, null), ('Xênia Quaresma', 'Zuleica', null)
) as v (nome, social, telefone);
-- The same names elsewhere are nobody's here.
insert into public.pacientes (clinica_id, nome, criado_por)
values (tests.id('clinica_b'), 'Vitória Peixoto de Outra Clínica', tests.id('clinica_b'));

select is(
  tests.como('medico_a', format('select string_agg(nome, %L) from buscar_pacientes(%L, tests.id(%L))', ', ', termo, 'clinica_a')),
  achados, format('"%s" finds %s', termo, coalesce(achados, 'nobody'))
)
from (
  values
    ('vitoria peixoto', 'Vitória Peixoto, Zélia da Vitória Peixoto'), ('peixoto vitoria', 'Vitória Peixoto, Zélia da Vitória Peixoto'),
    ('itor eix', 'Vitor Peixe, Vitória Peixoto, Zélia da Vitória Peixoto'), ('da vi px', null),
    ('da vi', 'Maria 100% Souza_Lima, Zé 100% D''Ávila_Souza, Zélia da Vitória Peixoto'), ('vitoria 976', 'Vitória Peixoto'), ('97654', 'Vitória Peixoto'),
    ('quaresma zuleica', 'Xênia Quaresma'), ('d''avila souza', 'Maria 100% Souza_Lima, Zé 100% D''Ávila_Souza'), ('100% souza', 'Maria 100% Souza_Lima, Zé 100% D''Ávila_Souza'),
    ('vitoria peixota', null), ('vitor_a peixoto', null)
) as t (termo, achados);

select is(
  tests.como('medico_a', $$select count(*) from buscar_pacientes('comum ana', tests.id('clinica_a'), 100)$$), '100',
  'a name that many have fills its page'
);
select is(
  tests.como('medico_a', format(
    'select string_agg(nome, %L) from buscar_pacientes(%L, tests.id(%L), 1, %L, %L)', ', ', 'itor eix', 'clinica_a', 'vitor peixe',
    (select id from public.pacientes where nome = 'Vitor Peixe')
  )),
  'Vitória Peixoto', 'the next page goes on after a row'
);

select * from finish();
rollback;
