begin;
select plan(39);
select tests.mundo();

create function pg_temp.quem_cadastra(ator text) returns text language sql as $$
  select case when ator in ('clinica_a', 'staff_a', 'medico_a') then '1' else '42501' end
$$;
select is(
  tests.tenta(ator, $$select registrar_obito(tests.id('jose'), current_date - 3)$$), pg_temp.quem_cadastra(ator),
  ator || ' recording the death of a patient of clinic A'
)
from tests.atores() as ator;
select is(
  tests.tenta(ator, $$select desfazer_obito(tests.id('jose'))$$), pg_temp.quem_cadastra(ator),
  ator || ' taking it back'
)
from tests.atores() as ator;

select is(
  tests.tenta('staff_a', format('update pacientes set %s where id = tests.id(%L)', mudanca, 'jose')), '42501',
  'not by hand: ' || mudanca
)
from (
  values ('data_obito = current_date - 3'), ('obito_registrado_em = now()'), ('obito_registrado_por = null')
) as m (mudanca);

select tests.como('staff_a', $$select registrar_obito(tests.id('jose'), current_date - 3)$$);
select results_eq(
  $$select data_obito, obito_registrado_em, obito_registrado_por from pacientes where id = tests.id('jose')$$,
  $$values (current_date - 3, now(), tests.id('staff_a'))$$, 'it says who recorded it, and when'
);
select tests.como('medico_a', $$select registrar_obito(tests.id('jose'), current_date - 4)$$);
select results_eq(
  $$select data_obito, obito_registrado_por from pacientes where id = tests.id('jose')$$,
  $$values (current_date - 4, tests.id('medico_a'))$$, 'and who corrected the date'
);

select * from finish();
rollback;
