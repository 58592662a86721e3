begin;
select plan(74);
select tests.mundo();

select is(
  tests.tenta(ator, comando), case ator when 'anonimo' then '42501' when 'medico_a' then '1' else '0' end, format('only medico_a may %2$s, asked as %1$s', ator, comando)
)
from tests.atores() as ator
cross join (
  values
    ($$select 1 from modelos_de_evolucao where id = tests.id('modelo_a')$$),
    ($$update modelos_de_evolucao set ativo = false where id = tests.id('modelo_a')$$),
    ($$update atalhos_de_texto set texto = 'Outro' where id = tests.id('atalho_a')$$)
) as c (comando);
select is(
  tests.tenta(ator, format('insert into atalhos_de_texto (medico_id, atalho, texto) values (%L, %L, %L)', tests.id(ator), 'dm', 'Diabetes')),
  case when ator in ('medico_a', 'medico_ex', 'medico_b', 'medico_solo') then '1' else '42501' end, 'only an active doctor makes a shortcut, asked as ' || ator
)
from tests.atores() as ator;
select is(
  tests.tenta('medico_b', $$insert into modelos_de_evolucao (medico_id, nome) values (tests.id('medico_a'), 'Alheio')$$), '42501',
  'a doctor makes no template for somebody else'
);
select is(tests.tenta('medico_a', comando), codigo, format('%s is %s', comando, case codigo when '1' then 'accepted' else 'refused' end))
from (
  values
    ($$insert into atalhos_de_texto (medico_id, atalho, texto) values (tests.id('medico_a'), 'has', 'De novo')$$, '23505'),
    ($$insert into atalhos_de_texto (medico_id, atalho, texto) values (tests.id('medico_a'), 'há s', 'Torto')$$, '23514'),
    ($$insert into modelos_de_evolucao (medico_id, nome) values (tests.id('medico_a'), 'RETORNO')$$, '23505'),
    ($$insert into modelos_de_evolucao (medico_id, nome, secoes_livres) values (tests.id('medico_a'), 'Pé', '{}')$$, '23514'),
    ($$insert into modelos_de_evolucao (medico_id, nome, especialidade) values (tests.id('medico_a'), 'Pé diabético', 'Clínica Médica')$$, '1')
) as c (comando, codigo);

select * from finish();
rollback;
