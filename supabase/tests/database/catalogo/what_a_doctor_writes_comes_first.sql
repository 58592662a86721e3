begin;
select plan(4);
select tests.mundo();

create function tests.achadas(ator text, texto text) returns text
language sql
as $$
  select tests.como(ator, format('select string_agg(dcbs[1] || '' '' || concentracao, '', '') from buscar_apresentacoes(%L, 2)', texto))
$$;

select tests.compor('composicao_a');
select tests.preparar('composicao_a', jsonb_build_array(tests.receita('simples', jsonb_build_array(
  tests.item('Losartana 25 mg', jsonb_build_object('apresentacao', (
    select id from apresentacoes where dcbs = '{losartana}' and concentracao = '25 mg'
  )))
))));

select is(
  tests.achadas('medico_a', 'los'), 'losartana 50 mg, losartana 100 mg', 'what was prepared and not signed counts for nothing'
);
select tests.assinar('simples');
select is(
  tests.achadas('medico_a', 'los'), 'losartana 25 mg, losartana 50 mg', 'what this doctor prescribed comes first'
);
select is(
  tests.achadas('medico_a', ''), 'losartana 25 mg, losartana 50 mg', 'before anything is typed it comes first too, and once'
);
select is(
  tests.achadas('medico_b', 'los'), 'losartana 50 mg, losartana 100 mg', 'what one doctor prescribes changes nothing for another'
);

select * from finish();
rollback;
