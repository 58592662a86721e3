begin;
select plan(36);
select tests.mundo();
select tests.compor('composicao_a');

create function pg_temp.preparar(ator text, documentos jsonb, revisao int default 1) returns text language sql as $$
  select tests.tenta(ator, format('select * from preparar_documentos(tests.id(''composicao_a''), %s, %L)', revisao, documentos))
$$;
create function pg_temp.com(mais jsonb) returns jsonb language sql as $$
  select jsonb_build_array(tests.receita('simples', jsonb_build_array(tests.item('Losartana 50 mg', mais))))
$$;

select is(pg_temp.preparar('medico_a', tests.duas_receitas()), '2', 'a document is made of each receituário');
select is(pg_temp.preparar('medico_a', tests.duas_receitas(), 2), 'ED001', 'what changed in another window is prepared by nobody');
select is(pg_temp.preparar(ator, tests.duas_receitas()), '42501', ator || ' prepares nothing of it')
from unnest(array['medico_b', 'medico_ex', 'clinica_a', 'clinica_b', 'staff_a', 'paciente', 'plantonista', 'inativo']) as ator;

select is(pg_temp.preparar('medico_a', documentos), '23514', o_que || ' is refused')
from (values
  ('nothing to prepare', '[]'::jsonb), ('no list', '{}'), ('what is no document', '[1]'),
  ('a prescription without items', jsonb_build_array(tests.receita('simples', '[]'))),
  ('an unknown receituário', jsonb_build_array(tests.receita('azul', jsonb_build_array(tests.item('Losartana 50 mg'))))),
  ('ten thousand tablets', pg_temp.com('{"quantidade": 10000}')), ('a quantity of nothing', pg_temp.com('{"quantidade": 0}')),
  ('a negative quantity', pg_temp.com('{"quantidade": -1}')), ('a quantity in words', pg_temp.com('{"quantidade": "dez"}')),
  ('a year and a day', pg_temp.com('{"dias": 366}')), ('an unknown key', pg_temp.com('{"preco": 1}')),
  ('a dose of 0 mg', pg_temp.com('{"nome": "Losartana 0 mg"}')), ('0,0 mL', pg_temp.com('{"posologia": "Tomar 0,0 mL ao dia"}')),
  ('an endless text', pg_temp.com(jsonb_build_object('posologia', repeat('x', 1001)))), ('no name', pg_temp.com('{"nome": " "}')),
  ('a certificate of 400 days', '[{"tipo": "atestado", "conteudo": {"dias": 400}}]'),
  ('a referral to nobody', '[{"tipo": "encaminhamento", "conteudo": {"motivo": "Dor torácica"}}]'),
  ('a certificate with a receituário', '[{"tipo": "atestado", "especie": "simples", "conteudo": {"dias": 2}}]')
) as casos (o_que, documentos);
select is(pg_temp.preparar('medico_a', pg_temp.com('{"nome": "Losartana 100 mg", "posologia": "Tomar 0,5 comprimido de 10 mg"}')), '1', 'a half and a ten are no zero');

create function pg_temp.achado(mais jsonb) returns jsonb language sql as $$
  select jsonb_build_array(tests.receita('simples', jsonb_build_array(tests.item('Losartana 50 mg')), jsonb_build_object(
    'achados', jsonb_build_array('{"regra": "gestacao", "grau": "impede", "frase": "Contraindicada na gestação."}'::jsonb || mais)
  )))
$$;
select is(pg_temp.preparar('medico_a', pg_temp.achado('{}')), '23514', 'what stops needs a written reason');
select is(pg_temp.preparar('medico_a', pg_temp.achado('{"justificativa": "sim       "}')), '23514', 'of at least ten characters');
select is(pg_temp.preparar('medico_a', pg_temp.achado('{"justificativa": "Teste de gravidez negativo hoje."}')), '1', 'with it the document is prepared');
select is(pg_temp.preparar('medico_a', pg_temp.achado('{"grau": "chama_atencao"}')), '1', 'what only calls for attention needs none');

select tests.preparar('composicao_a', tests.duas_receitas());
select tests.preparar('composicao_a', tests.duas_receitas());
select results_eq(
  'select estado, count(*) from prescricoes group by 1 order by 1', $$values ('descartada', 2::bigint), ('rascunho', 2)$$,
  'preparing again discards what nobody signed'
);
update pacientes set data_obito = current_date - 1 where id = tests.id('jose');
select is(pg_temp.preparar('medico_a', tests.duas_receitas()), 'AG003', 'who died is prescribed nothing');
select is(pg_temp.preparar('medico_a', '[{"tipo": "relatorio", "conteudo": {"texto": "Relato o que segue."}}]'), '1', 'a report about who died is written');

select * from finish();
rollback;
