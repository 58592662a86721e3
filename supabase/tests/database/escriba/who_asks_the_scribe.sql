-- Of a visit whose patient consented, its doctor alone asks the scribe.
begin;
select plan(42);
select tests.mundo();

create function pg_temp.decidir(ator text, decisao text, visita text default 'visita', clinica text default 'clinica_a', paciente text default 'jose')
returns text language sql as $$
  select format(
    'select registrar_consentimento_do_escriba(gen_random_uuid(), %L, %L, ''1'', %L, %L)',
    tests.id(visita), decisao, tests.id(clinica), tests.id(paciente)
  )
$$;
create function pg_temp.pedir(visita text default 'visita', clinica text default 'clinica_a', paciente text default 'jose', tipo text default 'sugestoes')
returns text language sql as $$
  select format(
    'select pedido from abrir_pedido_do_escriba(%L, %L, ''digitado'', ''Paciente refere tosse'', %L, %L)',
    tests.id(visita), tipo, tests.id(clinica), tests.id(paciente)
  )
$$;

select is(tests.tenta('medico_a', pg_temp.pedir()), '42501', 'before the patient is asked, nothing is');
select is(tests.tenta(ator, pg_temp.decidir(ator, 'consentiu', 'outra', clinica, paciente)), '42501', frase)
from (values
  ('paciente', null, null, 'a patient writes no consent down'), ('staff_a', 'clinica_a', 'jose', 'the desk asks nobody for it'),
  ('clinica_a', 'clinica_a', 'jose', 'the clinic asks nobody for it'), ('medico_b', 'clinica_a', 'jose', 'the doctor of the neighbour does not ask this patient'),
  ('medico_ex', 'clinica_a', 'jose', 'who left the clinic does not'), ('anonimo', null, null, 'nobody who is not signed in does'),
  ('inativo', 'clinica_a', 'jose', 'no account that is off does'), ('medico_a', 'clinica_a', 'beto', 'no patient of another clinic is asked'),
  ('medico_a', 'clinica_a', 'ninguem', 'nobody who does not exist is asked'), ('medico_a', 'clinica_a', null, 'in a clinic a visit is of somebody'),
  ('medico_a', null, 'jose', 'a patient is of a clinic'), ('plantonista', 'clinica_a', 'jose', 'a doctor on call names no clinic')
) as q (ator, clinica, paciente, frase);
select is(tests.tenta('medico_a', pg_temp.decidir('medico_a', 'talvez')), '23514', 'an answer is of those that there are');
select is(
  tests.tenta('medico_a', format('select registrar_consentimento_do_escriba(gen_random_uuid(), null, ''consentiu'', ''1'', %L, %L)', tests.id('clinica_a'), tests.id('jose'))),
  '22004', 'a consent is of a visit'
);
select is(tests.tenta('plantonista', pg_temp.decidir('plantonista', 'consentiu', 'visita', null, null)), '1', 'on call a patient without a registration is asked');

insert into clinica_medicos (clinica_id, medico_id, vigente) values (tests.id('clinica_a'), tests.id('medico_solo'), true);
select is(tests.como('medico_a', pg_temp.decidir('medico_a', 'recusou')), 'recusou', 'a no is written down');
select is(tests.tenta('medico_a', pg_temp.pedir()), '42501', 'a no is a no');
select is(tests.como('medico_a', pg_temp.decidir('medico_a', 'consentiu')), 'consentiu', 'a yes is written down');
select is(tests.tenta('medico_a', pg_temp.pedir()), '1', 'after a yes the scribe is asked');
select is(tests.tenta('medico_a', pg_temp.pedir('outra visita')), '42501', 'a yes is of one visit');
select is(tests.tenta('medico_a', pg_temp.pedir('visita', 'clinica_a', 'maria')), '42501', 'a yes is of one patient');
select is(tests.tenta('medico_solo', pg_temp.pedir()), '42501', 'a colleague does not use the yes of another');
select is(tests.tenta('medico_solo', pg_temp.decidir('medico_solo', 'retirou')), '42501', 'a colleague does not take it back');
select is(
  tests.tenta('medico_a', replace(pg_temp.pedir(), 'Paciente refere tosse', '')), '23514', 'an empty transcript is none'
);
select is(tests.tenta('medico_a', replace(pg_temp.pedir(), '''Paciente refere tosse''', 'null')), '22004', 'a missing transcript is none');
select is(
  tests.tenta('medico_a', replace(pg_temp.pedir(), '''Paciente refere tosse''', 'repeat(''a'', 120001)')), '23514', 'a transcript of a whole day is none'
);

-- What is kept, and for whom.
create temp table feito as select tests.como('medico_a', pg_temp.pedir())::uuid as id;
grant select on feito to public;
create function pg_temp.responder(ator text) returns text language sql as $$
  select tests.como(ator, format(
    'select responder_pedido_do_escriba(%L, ''regras'', null, ''1.0.0'', ''{"sugestoes": [{"id": "s1"}]}'')', (select id from feito)
  ))
$$;
create function pg_temp.usar(ator text, sugestao text default 's1', decisao text default 'aceita', destino text default 'evolucao') returns text language sql as $$
  select tests.tenta(ator, format('select registrar_uso_do_escriba(%L, %L, %L, %L)', (select id from feito), sugestao, decisao, destino))
$$;
select is(
  tests.tenta('medico_a', format('select responder_pedido_do_escriba(%L, ''eu'', null, ''1'', ''{}'')', (select id from feito))), '42501',
  'nobody writes an own answer'
);
select is(pg_temp.usar('medico_a'), '42501', 'what was not answered is not used');
select is(pg_temp.responder('servico'), 'true', 'the service answers');
select throws_ok('select pg_temp.responder(''servico'')', '42501', null, 'the service answers once');
select is(pg_temp.usar('medico_a'), '1', 'what became of a suggestion is written down');
select is(pg_temp.usar('medico_a', 's1', 'editada', 'prescricao'), '1', 'that it was changed, too, and where it went');
select is(pg_temp.usar('medico_a', 's2'), '42501', 'a suggestion that was not made is not used');
select is(pg_temp.usar('medico_a', 's1', 'adorada'), '23514', 'a decision is of those that there are');
select is(pg_temp.usar('medico_solo'), '42501', 'nobody decides for another');
select is(
  (select array_agg(tests.como(ator, 'select count(*) from escriba_pedidos') order by ator)
   from unnest(array['medico_a', 'medico_b', 'clinica_a', 'staff_a', 'paciente']) as ator),
  array['0', '1', '0', '0', '0'], 'its doctor alone reads the transcript'
);
select throws_ok('update escriba_consentimentos set decisao = ''consentiu''', '42501', null, 'not even the owner of the tables changes an answer');

-- Taken back.
select is(tests.como('medico_a', format('select definir_recusa_de_ia(%L, true)', tests.id('jose'))), 'true', 'the patient refuses all help');
select is(tests.tenta('medico_a', pg_temp.pedir()), '42501', 'a refusal of all help is one of the scribe');
select is(tests.como('medico_a', pg_temp.decidir('medico_a', 'retirou')), 'retirou', 'a consent is taken back, also then');
select is(
  (select array[p.transcricao, p.resultado::text, (p.apagado_em is not null)::text] from escriba_pedidos p join feito using (id)),
  array[null, null, 'true'], 'nothing of what was said stays'
);
select * from finish();
rollback;
