begin;
select plan(46);
select tests.mundo();
select tests.criar_crm();

select is(
  tests.tenta(ator, format('select 1 from %s(tests.id(%L))', chamada, 'clinica_a')),
  case
    when ator = 'anonimo' then '42501'
    when ator in ('medico_a', 'clinica_a', 'staff_a') then case chamada when 'contagem_do_crm' then '1' else '2' end
    else '0'
  end,
  format('only who works in clínica A gets its cards from %2$s, asked as %1$s', ator, chamada)
)
from tests.atores() as ator
cross join (values ('cartoes_do_crm'), ('contagem_do_crm')) as c (chamada);
select is(tests.como('staff_a', format('select string_agg(nome, %L) from cartoes_do_crm(tests.id(%L), %L)', ',', 'clinica_a', filtro)), achado,
  format('the filter %s finds %s', filtro, coalesce(achado, 'nobody'))
)
from (
  values
    ('{"busca": "CONCEIÇÃO"}', 'José da Conceição'), ('{"busca": "%"}', null),
    ('{"busca": "lemos LIA"}', 'Lia Lemos'), ('{"busca": "(11) 98765-0001"}', 'Lia Lemos'), ('{"busca": "52998224725"}', 'José da Conceição'),
    ('{"busca": "lia", "estagio": "contato"}', null), ('{"busca": " "}', 'Lia Lemos,José da Conceição'), ('{"estagio": "nenhum"}', null),
    ('{"origem": "instagram"}', 'Lia Lemos'), ('{"origem": "'' or true --"}', null)
) as f (filtro, achado);

insert into oportunidades (id, clinica_id, nome, telefone, estagio)
select tests.id('muitos ' || n), tests.id('clinica_a'), 'Muitos Nomes', '11987650003', 'contato' from generate_series(1, 1002) as n;
select is(
  tests.como('staff_a', format('select string_agg(estagio || quantas, %L order by estagio) from contagem_do_crm(tests.id(%L), %L)', ',', 'clinica_a', filtro)),
  quantas, 'the cards are counted with the filter ' || filtro
)
from (values ('{}', 'contato1001,lead2'), ('{"busca": "muitos"}', 'contato500')) as f (filtro, quantas);

select * from finish();
rollback;
