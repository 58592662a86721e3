begin;
select plan(13);
select tests.mundo();

select is(
  tests.tenta('medico_a', format('update prontuarios set %I = %L where id = tests.id(''rascunho_a'')', coluna, valor)), '23514',
  format('%s refuses %s', coluna, left(valor, 90))
)
from (
  values
    ('diagnosticos', '{}'), ('diagnosticos', '["I10"]'), ('diagnosticos', '[{"sistema": "cid10", "codigo": "I10"}]'),
    ('diagnosticos', '[{"sistema": "cid10", "codigo": "i10", "descricao": "Hipertensão", "certeza": "hipotese"}]'),
    ('diagnosticos', '[{"sistema": "cid10", "codigo": "I10", "descricao": "Hipertensão", "certeza": "talvez"}]'),
    ('diagnosticos', '[{"sistema": "cid10", "codigo": "I10", "descricao": "Hipertensão", "certeza": "hipotese", "x": 1}]'),
    ('secoes_livres', '[{"titulo": "", "texto": "a"}]'), ('secoes_livres', '[{"titulo": "Exame dos pés"}]'),
    ('secoes_livres', jsonb_build_array(jsonb_build_object('titulo', 'Longa', 'texto', repeat('a', 50001)))::text)
) as v (coluna, valor);
select is(
  tests.tenta('medico_a', $$update prontuarios set diagnosticos = (
      select jsonb_agg('{"sistema": "cid10", "codigo": "I10", "descricao": "Hipertensão", "certeza": "hipotese"}'::jsonb)
      from generate_series(1, 21)
    ) where id = tests.id('rascunho_a')$$), '23514', 'twenty-one diagnoses are refused'
);
select is(
  tests.tenta('medico_a', $$update prontuarios set secoes_livres = '[{"titulo": "Exame dos pés", "texto": ""}]' where id = tests.id('rascunho_a')$$),
  '1', 'a section of a draft may be empty'
);
select tests.como('medico_a', $$insert into prontuarios (id, clinica_id, paciente_id, secoes_livres)
  values (tests.id('vazia'), tests.id('clinica_a'), tests.id('jose'), '[{"titulo": "Exame dos pés", "texto": " "}]') returning id$$);
select is(
  tests.queixa('medico_a', $$update prontuarios set status = 'finalizado' where id = tests.id('vazia')$$),
  'Escreva a evolução antes de finalizar.', 'an entry of empty sections is not finished'
);
select is(
  tests.tenta('medico_a', $$update prontuarios set status = 'finalizado', diagnosticos = '[{"sistema": "cid10", "codigo": "I10", "descricao": "Hipertensão", "certeza": "hipotese"}]' where id = tests.id('vazia')$$),
  '1', 'an entry with a diagnosis is finished'
);

select * from finish();
rollback;
