begin;
select plan(13);
select tests.mundo();

create function pg_temp.guardar(ator text, dono text, favorito text, itens jsonb) returns text language sql as $$
  select tests.tenta(ator, format('insert into modelos_de_prescricao (medico_id, nome, favorito, itens) values (%L, ''Dor'', %s, %L)', tests.id(dono), favorito, itens))
$$;
create function pg_temp.um() returns jsonb language sql as $$ select jsonb_build_array(tests.item('Dipirona 500 mg')) $$;

select is(pg_temp.guardar('medico_a', 'medico_a', 'true', pg_temp.um()), '1', 'a doctor keeps a favourite');
select is(pg_temp.guardar('medico_a', 'medico_a', 'false', pg_temp.um() || pg_temp.um()), '1', 'a doctor keeps a protocol of several items');
select is(pg_temp.guardar('medico_a', 'medico_a', 'true', pg_temp.um() || pg_temp.um()), '23514', 'a favourite is one item');
select is(pg_temp.guardar('medico_a', 'medico_a', 'false', '[]'), '23514', 'a protocol has items');
select is(pg_temp.guardar('medico_a', 'medico_b', 'true', pg_temp.um()), '42501', 'nobody keeps one for somebody else');
select is(pg_temp.guardar(ator, ator, 'true', pg_temp.um()), '42501', ator || ' keeps none')
from unnest(array['clinica_a', 'staff_a', 'plantonista', 'paciente']) as ator;

insert into modelos_de_prescricao (medico_id, nome, itens) values (tests.id('medico_a'), 'Dor', pg_temp.um());
select is(tests.tenta('medico_a', 'select * from modelos_de_prescricao'), '1', 'the own ones are read');
select is(tests.tenta('medico_b', 'select * from modelos_de_prescricao'), '0', 'those of a colleague are not read');
select is(pg_temp.guardar('medico_a', 'medico_a', 'false', pg_temp.um()), '23505', 'a name is given once');
select is(tests.tenta('medico_a', 'update modelos_de_prescricao set ativo = false'), '1', 'put away, never deleted');
select * from finish();
rollback;
