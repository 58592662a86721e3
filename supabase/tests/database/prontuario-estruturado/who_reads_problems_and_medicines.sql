begin;
select plan(51);
select tests.mundo();

select is(
  tests.tenta(ator, comando),
  case ator when 'anonimo' then '42501' when 'medico_a' then '1' when 'clinica_a' then '1' else '0' end,
  format('only doctor and clinic may %2$s, asked as %1$s', ator, comando)
)
from tests.atores() as ator
cross join (
  values
    ($$select 1 from problemas where id = tests.id('problema_a')$$),
    ($$select 1 from medicamentos_em_uso where id = tests.id('medicamento_a')$$),
    ($$select 1 from historico_clinico where alvo_id = tests.id('problema_a')$$)
) as c (comando);

select * from finish();
rollback;
