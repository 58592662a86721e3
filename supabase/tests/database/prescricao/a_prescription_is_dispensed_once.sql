begin;
select plan(34);
select tests.mundo();
select tests.criar_conversas();
select tests.prescrever();
select tests.assinar('simples');
select tests.assinar('antimicrobiano');

create function pg_temp.item(o_que text) returns text language sql stable security definer as $$
  select i.id::text from public.prescricao_itens i where i.nome like o_que || '%'
$$;
create function pg_temp.dispensar(especie text, itens jsonb, chave text default 'uma', quem jsonb default '{"farmaceutico": "Flávia Farias", "crf": "12345", "crf_uf": "SP", "farmacia": "Farmácia Central"}')
returns text language sql as $$
  select format('select dispensar(tests.id(%L), tests.documento(%L), %L, %L)', chave, especie, quem, itens)
$$;
create function pg_temp.de(o_que text, quantidade text default 'null') returns jsonb language sql as $$
  select format('[{"item": "%s", "quantidade": %s, "lote": "L1"}]', pg_temp.item(o_que), quantidade)::jsonb
$$;

select is(tests.tenta(ator, pg_temp.dispensar('simples', pg_temp.de('Losartana'))), '42501', ator || ' dispenses nothing by hand')
from unnest(array['medico_a', 'clinica_a', 'paciente', 'staff_a', 'anonimo']) as ator;
select is(tests.tenta('servico', pg_temp.dispensar('simples', pg_temp.de('Losartana'), 'uma', quem)), '23514', 'who dispenses says who it is: ' || quem::text)
from (values ('{}'::jsonb), ('{"farmaceutico": "Flávia", "crf": "x", "crf_uf": "SP", "farmacia": "F1"}'), ('[]'), ('{"farmaceutico": "Flávia", "crf": "1", "crf_uf": "sp", "farmacia": "F1"}')) as q (quem);
select is(tests.tenta('servico', pg_temp.dispensar('simples', pg_temp.de('Amoxicilina'))), '42501', 'an item of another prescription is refused');
select is(tests.tenta('servico', pg_temp.dispensar('simples', itens)), sqlstate_, 'what is no item is refused: ' || itens::text)
from (values ('[]'::jsonb, '23514'), ('{}', '23514'), ('[1]', '42501'), ('[{"item": "x"}]', '42501')) as c (itens, sqlstate_);
select is(tests.tenta('servico', pg_temp.dispensar('simples', pg_temp.de('Losartana', '61'))), '23514', 'never more than was prescribed');
select is(tests.tenta('servico', pg_temp.dispensar('simples', pg_temp.de('Losartana', '0'))), '23514', 'a dispensing of nothing is refused');
select is(tests.tenta('servico', pg_temp.dispensar('antimicrobiano', pg_temp.de('Amoxicilina', '7'))), '23514', 'a retained prescription is not dispensed in parts');

select is(tests.como('servico', pg_temp.dispensar('simples', pg_temp.de('Losartana', '30'))), 'emitida', 'an ordinary one is, in parts');
select is(tests.como('servico', pg_temp.dispensar('simples', pg_temp.de('Losartana', '30'))), 'emitida', 'the same act sent twice');
select is((select sum(quantidade) from dispensacoes), 30::numeric, 'counts once');
select is(tests.tenta('servico', pg_temp.dispensar('simples', pg_temp.de('Losartana', '31'), 'duas')), '23514', 'another pharmacy gets what is left and no more');
select is(tests.como('servico', pg_temp.dispensar('simples', pg_temp.de('Losartana', '30') || pg_temp.de('Hidroclorotiazida'), 'duas')), 'dispensada', 'all dispensed, the prescription is');
select is(tests.tenta('servico', pg_temp.dispensar('simples', pg_temp.de('Losartana'), 'tres')), '23514', 'nothing is dispensed again of what was dispensed whole');
select is(tests.tenta('medico_a', $$select cancelar_documento(tests.documento('simples'), 'Tarde demais.')$$), '23514', 'what was dispensed is not cancelled');
select is(tests.tenta('administrador', 'update dispensacoes set quantidade = 1'), '42501', 'a dispensing never changes');

select tests.compor('composicao_2');
select tests.preparar('composicao_2', jsonb_build_array(tests.receita('glp1', jsonb_build_array(tests.item('Semaglutida 1 mg')), '{"validade_dias": 90}')));
select is(tests.tenta('servico', pg_temp.dispensar('glp1', '[{"item": "x"}]')), '42501', 'a draft is not dispensed');
select tests.assinar('glp1');
alter table prescricoes disable trigger guardar_documento;
update prescricoes set valida_ate = current_date - 2 where especie = 'glp1';
alter table prescricoes enable trigger guardar_documento;
select is(tests.tenta('servico', pg_temp.dispensar('glp1', pg_temp.de('Semaglutida'))), '23514', 'past its term it is not dispensed');
select is(tests.como('paciente', $$select situacao from meus_documentos() where especie = 'glp1'$$), 'expirada', 'it is read as expired');

select is(tests.tenta(ator, $$select receita_a_dispensar(tests.documento('simples'))$$), '42501', ator || ' does not ask what is left by hand')
from unnest(array['medico_a', 'paciente', 'anonimo']) as ator;
select is(
  tests.como('servico', $$select receita_a_dispensar(tests.documento('simples'))$$)::jsonb -> 'itens' -> 0 ->> 'resta', '0',
  'the service tells what is left of an item'
);
select is(tests.tenta('medico_a', 'select * from dispensacoes'), '3', 'the doctor reads what was dispensed');
select is(tests.tenta('staff_a', 'select * from dispensacoes'), '0', 'the desk does not');
select * from finish();
rollback;
