begin;
select plan(41);
select tests.mundo();

create function pg_temp.gravar(id text, vetor text, modelo text default 'modelo-de-teste', resumo text default null)
returns text language sql as $$
  select format('select gravar_vetores(%L, %L)', modelo, jsonb_build_array(jsonb_build_object(
    'id', id, 'vetor', vetor::jsonb, 'resumo', coalesce(resumo, (
      select t.resumo from private.textos_dos_vetores(array(select p.numero from base_passagens p where p.id = $1)) t
    ))
  )))
$$;
create function pg_temp.busca(vetor text, modelo text default 'modelo-de-teste', pergunta text default 'anafilaxia adrenalina adulto dose', quantas int default 1)
returns text language sql as $$
  select format('select string_agg(p.id, '' '') from buscar_passagens(%L, %s, %L, %L) p', pergunta, quantas, modelo, vetor)
$$;
create function pg_temp.guardados() returns int language sql as $$ select count(*)::int from private.base_vetores $$;

select is(tests.tenta(ator, pg_temp.gravar('dengue#nao-fazer', '[1,0,0]')), '42501', ator || ' writes no vector')
from unnest(array['medico_a', 'clinica_a', 'hospital', 'paciente', 'anonimo']) as ator;
select is(tests.tenta(ator, 'select passagens_sem_vetor(''x'', 1)'), '42501', ator || ' is not told what has no vector')
from unnest(array['medico_a', 'clinica_a', 'paciente', 'anonimo']) as ator;
select is(tests.tenta(ator, 'select tem_vetores(''x'')'), '42501', ator || ' is not told whether there are vectors')
from unnest(array['paciente', 'inativo', 'anonimo']) as ator;
select is(
  tests.tenta(ator, pg_temp.busca('{1,0,0}')), '42501', ator || ' searches nothing by a vector either'
)
from unnest(array['paciente', 'inativo', 'anonimo']) as ator;

select is(tests.como('servico', 'select count(*) from passagens_sem_vetor(''modelo-de-teste'', 1000000)'), '200', 'the administrator reads 200 passages at once at most');
select is(tests.como('servico', pg_temp.gravar('dengue#nao-fazer', '[0.6,0.8,0]')), '1', 'the administrator keeps a vector');
select is(tests.como('servico', pg_temp.gravar('dengue#nao-fazer', '[1,0,0]')), '1', 'kept again');
select is(pg_temp.guardados(), 1, 'it takes the place of the one before');
select is(tests.como('servico', pg_temp.gravar('dengue#exames', '[1,0,0]', resumo => 'outro')), '0', 'a vector of what a passage no longer says is left out');
select is(tests.tenta('servico', pg_temp.gravar('dengue#exames', vetor)), '23514', por)
from (values
  ('[1,0]', 'a vector of other dimensions than the rest is refused'),
  ('[0,0,0]', 'a vector that points nowhere is refused'),
  ('[2,0,0]', 'a vector longer than one is refused'),
  ('[1]', 'a vector of one dimension is refused'),
  (format('[1%s]', repeat(',0', 1536)), 'a vector of too many dimensions is refused')
) as v (vetor, por);
select is(tests.tenta('servico', pg_temp.gravar('dengue#nao-fazer', '[1,0,0]', 'a b')), '23514', 'a model has a name');
select is(tests.como('medico_a', 'select tem_vetores(''modelo-de-teste'')'), 'true', 'a doctor''s search learns that a model has placed passages');
select is(tests.como('medico_a', 'select tem_vetores(''outro'')'), 'false', 'a doctor''s search learns that another model has placed none');

select is(tests.como('medico_a', pg_temp.busca('{1,0,0}', 'outro')), 'anafilaxia#doses-adulto', 'vectors of another model change nothing');
select is(tests.como('medico_a', pg_temp.busca('{1,0}')), 'anafilaxia#doses-adulto', 'a question of other dimensions changes nothing');
select ok(
  tests.como('medico_a', pg_temp.busca('{1,0,0}', quantas => 5)) like '%dengue#nao-fazer%', 'what no word finds is found by its vector'
);
select tests.como('servico', pg_temp.gravar('anafilaxia#conduta-inicial', '[1,0,0]'));
select tests.como('servico', pg_temp.gravar('dengue#nao-fazer', '[0,1,0]'));
select is(
  tests.como('medico_a', pg_temp.busca('{1,0,0}')), 'anafilaxia#conduta-inicial', 'what words and vector both find stands before what words alone find first'
);
select is(
  tests.como('medico_a', pg_temp.busca('{1,0,0}', pergunta => 'dose de levotiroxina no hipotireoidismo')), null,
  'what words decline is declined, however near a vector is'
);
select is(tests.tenta('medico_a', pg_temp.busca(vetor)), '23514', 'no vector is ' || vetor)
from unnest(array['{NaN,1,0}', '{Infinity,0,0}', '{1e9,0,0}', '{NULL,1}', '{}']) as vetor;

update base_passagens set titulo = titulo where id like 'dengue#%';
select is(pg_temp.guardados(), 2, 'a passage that says the same keeps its vector');
update base_passagens set texto = texto || ' Mais. [^f1]' where id = 'dengue#nao-fazer';
select is(pg_temp.guardados(), 1, 'one that says something else loses it');
update base_documentos set retirado_em = now() where id = 'anafilaxia';
select is(pg_temp.guardados(), 0, 'a passage that was withdrawn loses its vector');

select * from finish();
rollback;
