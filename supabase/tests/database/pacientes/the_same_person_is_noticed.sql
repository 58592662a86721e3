begin;
select plan(14);
select tests.mundo();

select is(
  tests.como(ator, format('select string_agg(nome || %L || motivo, %L) from pacientes_semelhantes(%s)', ': ', ', ', argumentos)),
  achado, format('%s is told of %s by pacientes_semelhantes(%s)', ator, coalesce(achado, 'nobody'), left(argumentos, 100))
)
from (
  values
    ('staff_a', 'tests.id(''clinica_a''), ''Zé'', null, ''52998224725''', 'José da Conceição: cpf'),
    ('staff_a', 'tests.id(''clinica_a''), ''Jose da Conceicao'', ''1970-01-01''', 'José da Conceição: nome_e_nascimento'),
    ('staff_a', 'tests.id(''clinica_a''), ''jose conceiçao'', null, null, null, ''11987654321''', 'José da Conceição: nome_e_telefone'),
    ('staff_a', 'tests.id(''clinica_a''), ''José da Conceição''', 'José da Conceição: nome'),
    ('staff_a', 'tests.id(''clinica_a''), ''José da Conceição'', ''1999-01-01''', null),
    ('staff_a', 'tests.id(''clinica_a''), ''Zé'', null, ''52998224725'', null, null, tests.id(''jose'')', null),
    ('staff_a', 'tests.id(''clinica_b''), ''Zé'', null, ''52998224725''', null),
    ('staff_a', 'tests.id(''clinica_a''), repeat(''José '', 10000)', null),
    ('staff_a', 'tests.id(''clinica_a''), ''Conceição, José da''', 'José da Conceição: nome'),
    ('staff_a', 'tests.id(''clinica_a''), ''''', null),
    ('staff_a', 'tests.id(''clinica_a''), null', null),
    ('estranho', 'null, ''Zé'', null, ''52998224725''', null)
) as c (ator, argumentos, achado);

-- Names as they are mistyped: a letter more, less or another, words in another order or left out; and
-- some with hardly a word of three letters.
insert into pacientes (clinica_id, nome, sexo, criado_por, data_nascimento)
select tests.id('clinica_b'), v.nome, 'feminino', tests.id('clinica_b'), case when n.i % 2 = 0 then date '1980-02-03' end
from (
  select row_number() over () as i, p || ' ' || s || ' ' || u as inteiro
  from unnest(array['Ana Lia', 'Maria Aparecida', 'Bartolomeu', 'Jo', 'Guilhermina']) as p,
    unnest(array['de Sá', 'Vasconcelos', 'Li Wu', 'Nascimento e Silva']) as s, unnest(array['Melo', 'Ó']) as u
) as n
cross join lateral (
  values (n.inteiro), (n.inteiro || 's'), (left(n.inteiro, -1)), (overlay(n.inteiro placing 'x' from 4 for 1)),
    (split_part(n.inteiro, ' ', 2) || ' ' || n.inteiro), (replace(n.inteiro, ' de', '')),
    (array_to_string(array(select w from regexp_split_to_table(n.inteiro, ' ') as w order by w), ' '))
) as v (nome);

create function pg_temp.falta_alguem(sem_nascimento boolean) returns bigint language sql as $$
  select count(*) from pacientes um
  where um.clinica_id = tests.id('clinica_b') and (
    select array_agg(p.id order by p.id) from pacientes p
    where p.clinica_id = um.clinica_id and extensions.similarity(p.nome_ordem, um.nome_ordem) >= 0.85
      and (not sem_nascimento or p.data_nascimento is null)
  ) is distinct from (
    select array_agg(distinct i order by i)
    from private.ids_de_quase_o_mesmo_nome(um.clinica_id, um.nome_ordem, sem_nascimento) as i
  )
$$;
select is(pg_temp.falta_alguem(false), 0::bigint, 'whoever is nearly called the same is found by the letters of the name, and nobody else');
select is(pg_temp.falta_alguem(true), 0::bigint, 'whoever is nearly called the same is found among those whose day of birth nobody knows');

select * from finish();
rollback;
