begin;
select plan(14);
select tests.mundo();

create function tests.importar_lista(linhas jsonb) returns text
language sql
as $$
  select format('select concat(novas, %L, mudadas) from importar_apresentacoes(%L, %L)', ' ', 'Lista CMED de 2026-11-10', linhas);
$$;
create function tests.linha_da_lista(dcb text, mais jsonb default '{}') returns jsonb
language sql
as $$
  select jsonb_build_object(
    'dcbs', jsonb_build_array(dcb), 'forma', 'comprimido', 'forma_texto', 'comprimido', 'concentracao', '500 mg', 'via', 'oral',
    'embalagens', '["90 comprimidos"]'::jsonb, 'marcas', '["Novalgina", "Dorestop"]'::jsonb, 'generico', true,
    'uso_hospitalar', false, 'tarja', 'sem_tarja'
  ) || mais;
$$;

select is(tests.tenta(ator, tests.importar_lista('[]')), '42501', ator || ' brings no list in')
from unnest(array['medico_a', 'clinica_a', 'staff_a', 'paciente', 'anonimo']) as ator;

create temporary table antes as select * from apresentacoes;
select is(
  tests.como('servico', tests.importar_lista(jsonb_build_array(tests.linha_da_lista('dipirona'), tests.linha_da_lista('inventoxabana', '{"tarja": "preta"}')))),
  '1 1', 'a new presentation comes in, a known one gains what it had not'
);
select results_eq(
  $$select a.estado, a.documentos, a.posologia, a.ordem, a.sem = b.marcas, a.tarja
    from (select *, array_remove(marcas, 'Dorestop') as sem from apresentacoes) a join antes b using (id)
    where a.dcbs = '{dipirona}' and a.concentracao = '500 mg' and a.forma = 'comprimido'$$,
  $$select estado, documentos, posologia, ordem, true, 'sem_tarja' from antes where dcbs = '{dipirona}' and concentracao = '500 mg' and forma = 'comprimido'$$,
  'what was known of it stays, its state of verification too'
);
select results_eq(
  $$select estado, documentos, uso, tarja from apresentacoes where dcbs = '{inventoxabana}'$$,
  $$values ('parcial', '{"Lista CMED de 2026-11-10"}'::text[], 'agudo', 'preta')$$, 'a new one is verified as far as one list goes'
);
select is(
  tests.como('servico', tests.importar_lista(jsonb_build_array(tests.linha_da_lista('dipirona'), tests.linha_da_lista('inventoxabana', '{"tarja": "preta"}')))),
  '0 0', 'the same again changes nothing'
);
select is((select count(*) from apresentacoes) - (select count(*) from antes), 1::bigint, 'there is one more presentation');
select is(
  tests.como('medico_a', $$select count(*) from buscar_apresentacoes('inventox 500')$$), '1', 'a doctor finds the new ingredient'
);
select is(
  tests.como('medico_a', $$select marca from buscar_apresentacoes('dorestop') limit 1$$), 'Dorestop', 'a doctor finds the new brand'
);
select is(
  tests.tenta('servico', tests.importar_lista(jsonb_build_array(tests.linha_da_lista('dipirona', '{"tarja": "azul", "concentracao": "7 mg"}')))),
  '23514', 'a stripe that does not exist brings nothing in'
);
select is(tests.tenta('servico', 'select * from importar_apresentacoes(null, null)'), '22004', 'an absent list is refused');

select * from finish();
rollback;
