begin;
select plan(39);
select tests.mundo();

create function pg_temp.quem_cadastra(ator text) returns text language sql as $$
  select case when ator in ('clinica_a', 'staff_a', 'medico_a') then '1' else '42501' end
$$;
select is(
  tests.tenta(ator, $$select registrar_obito(tests.id('jose'), current_date - 3)$$), pg_temp.quem_cadastra(ator),
  'only clinic A, its desk and its doctor record the death of its patient, asked as ' || ator
)
from tests.atores() as ator;
select is(
  tests.tenta(ator, $$select desfazer_obito(tests.id('jose'))$$), pg_temp.quem_cadastra(ator),
  'only clinic A, its desk and its doctor take the death back, asked as ' || ator
)
from tests.atores() as ator;

select is(
  tests.tenta('staff_a', format('update pacientes set %s where id = tests.id(%L)', mudanca, 'jose')), '42501',
  'a death is not recorded by hand by ' || mudanca
)
from (
  values ('data_obito = current_date - 3'), ('obito_registrado_em = now()'), ('obito_registrado_por = null')
) as m (mudanca);

select tests.como('staff_a', $$select registrar_obito(tests.id('jose'), current_date - 3)$$);
select results_eq(
  $$select data_obito, obito_registrado_em, obito_registrado_por from pacientes where id = tests.id('jose')$$,
  $$values (current_date - 3, now(), tests.id('staff_a'))$$, 'a registration says who recorded the death, and when'
);
select tests.como('medico_a', $$select registrar_obito(tests.id('jose'), current_date - 4)$$);
select results_eq(
  $$select data_obito, obito_registrado_por from pacientes where id = tests.id('jose')$$,
  $$values (current_date - 4, tests.id('medico_a'))$$, 'a registration says who corrected the date of death'
);

select * from finish();
rollback;
