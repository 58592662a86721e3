begin;
select plan(3);
select tests.mundo();

select is(
  tests.queixa('medico_a', format('update profiles set %I = true where id = %L', coluna, tests.id('medico_a'))),
  'As permissões seguem o plano e não mudam sozinhas.', coluna || ' does not change without the plan'
)
from (
  values ('permite_atendimento_individual'), ('permite_ia'), ('permite_relatorios_avancados')
) as c (coluna);

select * from finish();
rollback;
