begin;
select plan(38);
select tests.mundo();
select tests.criar_crm();

select is(
  tests.tenta(ator, format('select 1 from %s(tests.id(%L))', chamada, 'clinica_a')),
  case
    when ator = 'anonimo' then '42501'
    when ator in ('medico_a', 'clinica_a', 'staff_a') then case chamada when 'contagem_do_crm' then '1' else '2' end
    else '0'
  end,
  format('%s calling %s', ator, chamada)
)
from tests.atores() as ator
cross join (values ('cartoes_do_crm'), ('contagem_do_crm')) as c (chamada);
select is(tests.como('staff_a', format('select string_agg(nome, %L) from cartoes_do_crm(tests.id(%L), %L)', ',', 'clinica_a', filtro)), achado, filtro)
from (
  values
    ('{"busca": "CONCEIÇÃO"}', 'José da Conceição'), ('{"busca": "%"}', null),
    ('{"origem": "instagram"}', 'Lia Lemos'), ('{"origem": "'' or true --"}', null)
) as f (filtro, achado);

select * from finish();
rollback;
