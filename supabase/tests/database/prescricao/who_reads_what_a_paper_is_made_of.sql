begin;
select plan(22);
select tests.mundo();
select tests.criar_conversas();
select tests.prescrever();

create function pg_temp.base(especie text) returns text language sql as $$
  select format('select base_do_documento(%L)', tests.documento(especie))
$$;

select is(
  tests.como('medico_a', pg_temp.base('simples'))::jsonb -> 'paciente' ->> 'nome', (select nome from pacientes where id = tests.id('jose')),
  'its author reads whom the document is for'
);
select is(
  jsonb_array_length(tests.como('medico_a', pg_temp.base('simples'))::jsonb -> 'receitas'), 2,
  'its author reads what was composed with it'
);
select is(tests.como('medico_a', pg_temp.base('simples'))::jsonb ->> 'fuso', 'America/Sao_Paulo', 'the time is the clinic''s');
select is(tests.como(ator, pg_temp.base('simples')), null, ator || ' reads nothing of a draft')
from unnest(array['clinica_a', 'clinica_b', 'hospital', 'medico_b', 'medico_ex', 'medico_solo', 'staff_a', 'plantonista', 'paciente', 'estranho', 'inativo']) as ator;
select is(tests.tenta('anonimo', pg_temp.base('simples')), '42501', 'who has not signed in reads nothing');
select is(tests.como('medico_a', 'select base_do_documento(null)'), null, 'no document is none');

select tests.assinar('simples');
select is(tests.como('medico_b', pg_temp.base('simples')), null, 'a doctor who is not linked reads no emitted one either');
select is(tests.como('staff_a', pg_temp.base('simples')), null, 'the desk reads no emitted one');
select is(
  (select count(*) from jsonb_array_elements(tests.como('medico_a', pg_temp.base('antimicrobiano'))::jsonb -> 'medicamentos') as m
  where m ->> 'nome' like 'Losartana%'), 0::bigint,
  'what came with the same composition is not counted as in use before it'
);
update prescricoes set estado = 'descartada' where id = tests.documento('antimicrobiano');
select is(
  jsonb_array_length(tests.como('medico_a', pg_temp.base('simples'))::jsonb -> 'receitas'), 1,
  'what was discarded is not of the composition'
);
select tests.restringir();
select is(tests.como('clinica_a', pg_temp.base('simples')), null, 'the clinic reads none of a restricted record');
select isnt(tests.como('medico_a', pg_temp.base('simples')), null, 'who cares for the patient does');
select * from finish();
rollback;
