begin;
select plan(20);
select tests.mundo();
select tests.criar_conversas();

create function pg_temp.base(qual text) returns text language sql as $$
  select format('select base_da_evolucao(%L)', tests.id(qual))
$$;

select is(
  tests.como('medico_a', pg_temp.base('evolucao_a'))::jsonb -> 'paciente' ->> 'nome',
  (select p.nome from pacientes p join prontuarios e on e.paciente_id = p.id where e.id = tests.id('evolucao_a')),
  'its author reads whose the entry is'
);
select is(
  tests.como('medico_a', pg_temp.base('evolucao_a'))::jsonb -> 'entrada' ->> 'subjetivo',
  (select subjetivo from prontuarios where id = tests.id('evolucao_a')), 'its author reads what it says'
);
select is(tests.como('medico_a', pg_temp.base('evolucao_a'))::jsonb ->> 'fuso', 'America/Sao_Paulo', 'the time is the clinic''s');
select is(tests.como('medico_a', pg_temp.base('evolucao_a'))::jsonb ->> 'clinica', (select nome from profiles where id = tests.id('clinica_a')), 'the clinic is said by its name');
select is(tests.como(ator, pg_temp.base('evolucao_a')), null, ator || ' reads nothing of it')
from unnest(array['clinica_b', 'hospital', 'medico_b', 'medico_ex', 'medico_solo', 'staff_a', 'plantonista', 'paciente', 'estranho', 'inativo']) as ator;
select is(tests.tenta('anonimo', pg_temp.base('evolucao_a')), '42501', 'who has not signed in reads nothing');
select is(tests.como('medico_a', 'select base_da_evolucao(null)'), null, 'no entry is none');
select is(tests.como('medico_a', 'select base_da_evolucao(gen_random_uuid())'), null, 'an entry that is not there is none');

create temp table rascunho as
  select tests.como('medico_a', format(
    'insert into prontuarios (clinica_id, paciente_id, subjetivo) values (%L, %L, %L) returning id',
    tests.id('clinica_a'), tests.id('jose'), 'Tosse.'
  ))::uuid as id;
select is(tests.como('medico_a', format('select base_da_evolucao(%L)', (select id from rascunho))), null, 'a draft has no paper');

select tests.restringir();
select is(tests.como('clinica_a', pg_temp.base('evolucao_a')), null, 'the clinic reads none of a restricted record');
select isnt(tests.como('medico_a', pg_temp.base('evolucao_a')), null, 'its author still does');
select * from finish();
rollback;
