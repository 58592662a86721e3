begin;
select plan(9);
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
    ('estranho', 'null, ''Zé'', null, ''52998224725''', null)
) as c (ator, argumentos, achado);

select * from finish();
rollback;
