begin;
select plan(17);
select tests.mundo();

create function pg_temp.primeira(pergunta text) returns text language sql as $$
  select tests.como('medico_a', format('select string_agg(p.id, '' '') from buscar_passagens(%L, 1) p where p.responde', pergunta));
$$;

select is(pg_temp.primeira('volume dengue grupo C adulto 70kg'), 'dengue#doses-adulto', 'a dose is found by condition and group');
select is(pg_temp.primeira('DIPIRÓNA na dengue pode dar AINE?'), 'dengue#nao-fazer', 'accents and case do not matter');
select is(pg_temp.primeira('anafilaxia criança 15kg adrenalina'), 'anafilaxia#doses-crianca', 'a child is given the dose of a child');
select is(pg_temp.primeira('anafilaxya adrenalina adulto dose'), 'anafilaxia#doses-adulto', 'a letter wrong is forgiven');
select is(
  pg_temp.primeira(pergunta), null, pergunta || ': declined'
)
from unnest(array['dose de levotiroxina no hipotireoidismo', 'tratamento da gota aguda com colchicina', '', '!!! 12 ???']) as pergunta;
select is(pg_temp.primeira('dengue em quem trata hanseníase multibacilar'), null, 'what names another disease besides is declined');
select is(
  tests.como('medico_a', $$select bool_and(p.documento_id = 'dengue' and not p.responde) from buscar_passagens('dengue em quem caiu da bicicleta e entortou o guidão') p$$),
  'true', 'of what is declined the nearest is offered, and said not to answer'
);
select is(tests.como('medico_a', $$select count(*) from buscar_passagens('declaração de imposto de renda')$$), '0', 'of what is far from all nothing is offered');
select is_empty(
  $$select v.palavra, l from private.base_vocabulario v, unnest(v.lexemas) as l
    where not exists (select 1 from private.base_lexemas b where b.lexema = l) or v.palavra !~ '^[a-z][a-z0-9]*$'$$,
  'what a word stands for is a word of the base'
);
select is(
  tests.como('medico_a', $$select count(*) from buscar_passagens('febre', 1000000)$$)::int, 20, '20 at most'
);
select ok(
  tests.como('medico_a', $$select bool_and(jsonb_array_length(fontes) > 0 and verificacao in ('parcial', 'pendente') and validade > versao)
    from buscar_passagens('dengue', 20)$$)::boolean, 'each says its sources, until when it holds and how far it was verified'
);
update base_documentos set sinonimos = sinonimos || '{quebra-ossos}' where id = 'dengue';
select is(pg_temp.primeira('quebra-ossos sinais de alarme'), 'dengue#sinais-de-alarme', 'a new name of a condition finds it');

create function pg_temp.contagens_erradas() returns int language sql as $$
  select count(*)::int from private.base_lexemas l
  full join (
    select t.lexema, count(distinct t.documento) as documentos, count(distinct t.documento) filter (where t.nome) as nomeados
    from private.base_termos t group by t.lexema
  ) as t on t.lexema = l.lexema
  where (l.documentos, l.nomeados) is distinct from (t.documentos::int, t.nomeados::int);
$$;
select is(pg_temp.contagens_erradas(), 0, 'how rare a word is, is counted of what is there after a document changed');
update base_documentos set retirado_em = now() where id = 'dengue';
select is(pg_temp.contagens_erradas(), 0, 'how rare a word is, is counted without a document that was withdrawn');

select * from finish();
rollback;
