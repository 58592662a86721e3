begin;
select plan(9);
select tests.mundo();

select is(
  tests.tenta('medico_a', format('update resumos_clinicos set %s where paciente_id = %L', mudanca, tests.id('jose'))),
  resultado, format('setting %s in a summary is %s', mudanca, case resultado when '1' then 'accepted' else 'refused' end)
)
from (
  values
    ('nega_alergias = true', '23514'), ('nega_alergias = true, alergias = ''{}''', '1'),
    ('alergias = array_fill(''x''::text, array[51])', '23514'), ('alertas = array[repeat(''x'', 4001)]', '23514'),
    ('alergias = array[null::text]', '23514'), ('clinica_id = tests.id(''hospital'')', '42501'),
    ('atualizado_por = tests.id(''medico_b'')', '42501')
) as m (mudanca, resultado);

select is(
  tests.tenta('medico_a', $$insert into resumos_clinicos (paciente_id, clinica_id) values (tests.id('hugo'), tests.id('clinica_a'))$$),
  '42501', 'a patient of another tenant has no summary here'
);
select is(
  tests.como('medico_a', $$update resumos_clinicos set alertas = '{Queda}' where paciente_id = tests.id('jose') returning atualizado_por$$),
  tests.id('medico_a')::text, 'a summary is stamped with whoever changed it'
);

select * from finish();
rollback;
