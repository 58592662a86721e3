begin;
select plan(14);
select tests.mundo();

select is(tests.como('medico_a', 'select count(*) from base_passagens')::int, 620, 'a doctor reads every passage');
select is(tests.como('plantonista', 'select count(*) from base_documentos')::int, 77, 'a doctor on call reads every document');
select is(tests.tenta(ator, 'select 1 from base_passagens'), '0', ator || ' reads no passage')
from unnest(array['paciente', 'inativo']) as ator;
select is(tests.tenta(ator, 'select 1 from base_documentos'), '0', ator || ' reads no document')
from unnest(array['paciente', 'inativo']) as ator;
select is(tests.tenta(ator, $$select 1 from buscar_passagens('dengue')$$), '42501', ator || ' does not search it')
from unnest(array['paciente', 'inativo', 'anonimo']) as ator;
select is(tests.tenta('medico_a', 'update base_passagens set texto = ''outro texto''' ), '42501', 'no doctor changes a passage');
select is(tests.tenta('medico_a', 'delete from base_documentos'), '42501', 'no doctor removes a document');
select is(
  tests.tenta('servico', $$insert into base_passagens (id, documento_id, ordem, titulo, texto)
    values ('malaria#x', 'dengue', 40, 'Nova', 'Um texto novo. [^f1]')$$), '23514', 'a passage stands below its document'
);
select is(
  tests.tenta('servico', $$update base_documentos set fontes = '[]' where id = 'dengue'$$), '23514', 'a document names its sources'
);
select is(
  (select count(*)::int from base_passagens p, regexp_matches(p.texto, '\[\^(f\d+)\]', 'g') as m
   where not exists (
     select 1 from base_documentos d, jsonb_array_elements(d.fontes) as f where d.id = p.documento_id and f ->> 'id' = m[1]
   )), 0, 'every mark is of a source of the document'
);

select * from finish();
rollback;
