begin;
select plan(24);
select tests.mundo();
delete from icp_ancoras;
select tests.criar_conversas();
select tests.compor('composicao_2');
select tests.preparar('composicao_2', jsonb_build_array(tests.receita('notificacao_b', jsonb_build_array(tests.item('Clonazepam 2 mg')))));

create function tests.numerar(medico text, especie text, tipo text, simulado boolean) returns text
language sql
as $$
  select format('select numerar_documento(%L, %L, %L, %L)', tests.id(medico), tests.documento(especie), tipo, simulado);
$$;

select is(tests.tenta(ator, tests.numerar('medico_a', 'notificacao_b', 'NRB', false)), '42501', ator || ' numbers nothing by hand')
from unnest(array['medico_a', 'medico_b', 'clinica_a', 'staff_a', 'paciente', 'anonimo']) as ator;
select is(
  tests.tenta('medico_a', format('select guardar_numeros_do_sncr(%L, ''NRB'', ''{2411.1-00.0000001}'')', tests.id('medico_a'))),
  '42501', 'a doctor writes no numbers'
);
select is(tests.tenta('medico_a', $$select * from private.numeros_do_sncr$$), '42501', 'a doctor does not read the table of numbers');
select is(tests.tenta('servico', $$update prescricoes set numero_sncr = '2411.1-00.0000001'$$), '42501', 'the service writes a number by no other way');

select is(
  tests.tenta('servico', format('select guardar_numeros_do_sncr(%L, ''NRB'', ''{SIM-NRB-1A2B3C4D}'')', tests.id('medico_a'))),
  '23514', 'a simulated number is refused where no root of test is trusted'
);
select is(tests.como('servico', tests.numerar('medico_a', 'notificacao_b', 'NRB', false)), null, 'without a lot there is no number');
select is(
  tests.como('servico', format('select guardar_numeros_do_sncr(%L, ''NRB'', ''{2411.1-00.0000002,2411.1-00.0000001}'')', tests.id('medico_a'))),
  '2', 'a lot is kept'
);
select is(
  tests.como('servico', format('select guardar_numeros_do_sncr(%L, ''NRB'', ''{2411.1-00.0000001}'')', tests.id('medico_b'))),
  '0', 'a number that somebody has is nobody else''s'
);
select is(tests.tenta('servico', tests.numerar('medico_b', 'notificacao_b', 'NRB', false)), '42501', 'another doctor''s document is not found');
select is(tests.como('servico', tests.numerar('medico_a', 'notificacao_b', 'NRA', false)), null, 'numbers of one kind serve no other');
select is(
  tests.como('servico', tests.numerar('medico_a', 'notificacao_b', 'NRB', false)), '2411.1-00.0000001', 'the first free number of its prescriber'
);
select is(
  tests.como('servico', tests.numerar('medico_a', 'notificacao_b', 'NRB', false)), '2411.1-00.0000001', 'asked again, it is the same'
);
select is((select sncr from prescricoes where id = tests.documento('notificacao_b')), 'numerada', 'the document says that it is numbered');

-- Prepared again, a prescription does not use up another number.
select tests.preparar('composicao_2', jsonb_build_array(tests.receita('notificacao_b', jsonb_build_array(tests.item('Clonazepam 0,5 mg')))));
select is(
  tests.como('servico', tests.numerar('medico_a', 'notificacao_b', 'NRB', false)), '2411.1-00.0000001', 'what takes a draft''s place takes its number'
);
select tests.assinar('notificacao_b');
select is((select estado from prescricoes where id = tests.documento('notificacao_b')), 'emitida', 'with its number it is emitted by its signature');
select is(tests.tenta('servico', tests.numerar('medico_a', 'notificacao_b', 'NRB', false)), '23514', 'what is emitted keeps the number it has');

-- By hand it goes on the doctor's own stationery, and the number serves another.
select tests.compor('composicao_3');
select tests.preparar('composicao_3', jsonb_build_array(tests.receita('notificacao_a', jsonb_build_array(tests.item('Morfina 10 mg')))));
select tests.como('servico', format('select guardar_numeros_do_sncr(%L, ''NRA'', ''{2411.1-00.0000009}'')', tests.id('medico_a')));
select tests.como('servico', tests.numerar('medico_a', 'notificacao_a', 'NRA', false));
select emitir_no_papel(tests.id('medico_a'), array[tests.documento('notificacao_a')]);
select results_eq(
  $$select sncr, numero_sncr from prescricoes where id = tests.documento('notificacao_a')$$, $$values ('talonario', null::text)$$,
  'signed by hand, it has the number of its stationery'
);
select is(
  (select prescricao_id from private.numeros_do_sncr where numero = '2411.1-00.0000009'), null, 'its electronic number is free again'
);

insert into icp_ancoras (sha256, der, titular, ambiente, valida_de, valida_ate)
values (
  encode(sha256(decode('AAAA', 'base64')), 'hex'), 'AAAA', 'Raiz de teste', 'teste', now() - interval '1 day',
  now() + interval '1 year'
);
select is(
  tests.como('servico', format('select guardar_numeros_do_sncr(%L, ''RET'', ''{SIM-RET-1A2B3C4D}'')', tests.id('medico_a'))),
  '1', 'where test certificates sign, so do simulated numbers'
);

select * from finish();
rollback;
