begin;
select plan(70);
select tests.mundo();

select is(
  tests.tenta(ator, $$select abrir_importacao(tests.id('i'), tests.id('clinica_a'), 'a.csv', 10)$$),
  case when ator in ('clinica_a', 'staff_a') then '1' else '42501' end, 'only clinic and desk begin an import, asked as ' || ator
)
from tests.atores() as ator;
select is(
  tests.tenta('medico_solo', $$select abrir_importacao(tests.id('i'), tests.id('medico_solo'), 'a.csv', 10)$$), '1',
  'the doctor of an own practice begins an import there'
);
select tests.abrir_importacao();
select is(
  tests.tenta(ator, $$select importar_pacientes(tests.id('importacao'), '[]')$$),
  case when ator in ('clinica_a', 'staff_a') then '0' else '42501' end, 'only clinic and desk send rows, asked as ' || ator
)
from tests.atores() as ator;
select tests.importar(jsonb_build_array(tests.linha(2, 'Nova Pessoa')));
select is(
  tests.tenta(ator, 'select id from importacoes'),
  case when ator = 'anonimo' then '42501' when ator in ('clinica_a', 'staff_a') then '1' else '0' end, 'only clinic and desk read an import, asked as ' || ator
)
from tests.atores() as ator;
select is(
  tests.tenta(ator, 'select numero from importacao_linhas'), linhas, ator || case linhas when '1' then ' reads' else ' does not read' end || ' the rows of an import'
)
from (values ('staff_a', '1'), ('staff_b', '0'), ('medico_a', '0'), ('paciente', '0'), ('staff_dispensado', '0')) as c (ator, linhas);
select is(
  tests.tenta(ator, comando), '42501', format('%s is refused %s', ator, comando)
)
from unnest(array['staff_b', 'medico_a', 'paciente']) as ator
cross join (
  values
    ($$select desfazer_importacao(tests.id('importacao'))$$), ($$select terminar_importacao(tests.id('importacao'))$$),
    ($$select repetidos_na_importacao(tests.id('clinica_a'), '[]')$$)
) as c (comando);
select is(
  tests.tenta('staff_a', comando), '42501', 'staff is refused ' || comando
)
from (
  values
    ('update importacoes set criados = 9'), ('delete from importacoes'), ('update importacao_linhas set motivo = ''x'''),
    ($$select private.mudar_cadastro(tests.id('jose'), '{}')$$)
) as c (comando);

select * from finish();
rollback;
