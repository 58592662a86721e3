begin;
select plan(28);
select tests.mundo();
select tests.criar_conversas();
select tests.prescrever();
select tests.assinar('simples');

select is(tests.tenta('medico_a', 'select * from prescricoes'), '2', 'its author reads the emitted one and the draft');
select is(tests.tenta('clinica_a', 'select * from prescricoes'), '1', 'the clinic reads what was emitted');
select is(tests.tenta('clinica_a', 'select * from prescricao_itens'), '2', 'the clinic reads the items');
select is(tests.tenta(ator, 'select * from prescricoes'), '0', ator || ' reads no document')
from unnest(array['clinica_b', 'hospital', 'medico_b', 'medico_ex', 'medico_solo', 'staff_a', 'staff_b', 'plantonista', 'paciente', 'inativo']) as ator;
select is(tests.tenta(ator, 'select * from prescricao_itens'), '0', ator || ' reads no item')
from unnest(array['medico_b', 'medico_ex', 'staff_a', 'paciente']) as ator;
select is(tests.tenta('anonimo', 'select * from prescricoes'), '42501', 'who has not signed in reads nothing');

select is(tests.tenta('paciente', 'select * from meus_documentos()'), '1', 'the patient reads what was emitted for them');
select is(tests.como('paciente', $$select jsonb_array_length(conteudo -> 'itens') from meus_documentos()$$), '2', 'the patient reads it whole');
select is(tests.tenta(ator, 'select * from meus_documentos()'), '0', ator || ' is nobody''s patient') from unnest(array['medico_a', 'staff_a', 'estranho']) as ator;

select tests.restringir();
select is(tests.tenta('medico_b', 'select * from prescricoes'), '0', 'restricted, a colleague who does not care for the patient reads none');
select is(tests.tenta('clinica_a', 'select * from prescricoes'), '0', 'the clinic reads none of a restricted record');
select is(tests.tenta('clinica_a', 'select * from prescricao_itens'), '0', 'the clinic reads no item of a restricted record');
select is(tests.tenta('medico_a', 'select * from prescricoes'), '2', 'who cares for the patient reads them');
select tests.emergencia();
select is(tests.tenta('medico_b', 'select * from prescricoes'), '1', 'a colleague reads them in an emergency');

select * from finish();
rollback;
