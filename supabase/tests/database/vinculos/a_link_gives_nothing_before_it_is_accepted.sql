begin;
select plan(30);
select tests.mundo(), tests.criar_agenda();

-- medico_solo is asked by clínica A, whose patients and agenda are there.
select tests.como('clinica_a', $$insert into clinica_medicos (clinica_id, medico_id, ativo)
  values (tests.id('clinica_a'), tests.id('medico_solo'), true) returning id$$);

create function pg_temp.alcance(ator text) returns text
language sql as $$
  select concat_ws(' ',
    tests.tenta(ator, $c$select 1 from pacientes where clinica_id = tests.id('clinica_a')$c$),
    tests.tenta(ator, $c$select 1 from prontuarios where clinica_id = tests.id('clinica_a')$c$),
    tests.tenta(ator, $c$select 1 from agendamentos where clinica_id = tests.id('clinica_a')$c$),
    tests.tenta(ator, $c$select 1 from profiles where id = tests.id('clinica_a')$c$),
    tests.tenta(ator, $c$insert into pacientes (clinica_id, nome) values (tests.id('clinica_a'), 'Novo Paciente')$c$),
    tests.tenta(ator, $c$insert into prontuarios (paciente_id, clinica_id) values (tests.id('jose'), tests.id('clinica_a'))$c$)
  )
$$;
select is(
  pg_temp.alcance('medico_solo'), '0 0 0 0 42501 42501',
  'a doctor who was asked reaches no patient, entry, appointment or profile of the clinic, and writes nothing'
);

create function pg_temp.da_clinica(ator text) returns text
language sql as $$
  select concat_ws(' ',
    tests.tenta(ator, $c$select email, plano_medico, criado_em from profiles where id = tests.id('medico_solo')$c$),
    tests.tenta(ator, $c$select 1 from prontuarios where clinica_id = tests.id('medico_solo')$c$),
    tests.tenta(ator, $c$insert into disponibilidades (clinica_id, medico_id, dia_da_semana, inicio, fim)
      values (tests.id('clinica_a'), tests.id('medico_solo'), 6, '08:00', '12:00')$c$),
    tests.tenta(ator, $c$select 1 from agendar(tests.id('clinica_a'), tests.id('maria'), tests.id('medico_solo'),
      tests.id('tipo_a'), tests.segunda('15:00', 3))$c$),
    tests.tenta(ator, $c$update pacientes set medico_responsavel_id = tests.id('medico_solo') where id = tests.id('maria')$c$)
  )
$$;
select is(
  pg_temp.da_clinica('clinica_a'), '0 0 23514 23514 23514',
  'the clinic that asked reads no profile of the doctor, sets no hours, books nothing and makes nobody responsible'
);
select is(
  pg_temp.da_clinica('staff_a'), '0 0 23514 23514 23514',
  'the desk of the clinic that asked reads no profile of the doctor, sets no hours, books nothing and makes nobody responsible'
);
select is(
  tests.tenta('clinica_a', $$update clinica_medicos set vigente = true where medico_id = tests.id('medico_solo')$$),
  '42501', 'the clinic does not accept in the doctor''s place'
);
select is(
  tests.como('medico_solo', $$select string_agg(clinica_nome || ' ' || vigente, ', ') from vinculos_do_medico()$$),
  'Clínica A false', 'the doctor reads who asks'
);
select is(
  tests.como(ator, $$select string_agg(nome, ', ') from vinculos_a_aceitar()$$),
  case when ator in ('clinica_a', 'staff_a') then 'Dra. Sol Soares' end,
  ator || ' reads of whom an answer is awaited only in the own clinic'
)
from unnest(array['clinica_a', 'staff_a', 'clinica_b', 'medico_a', 'medico_solo']) as ator;

select is(
  tests.tenta(ator, format('select responder_vinculo(%L, %L)', v.id, aceita)),
  case when ator = 'medico_solo' then '1' else '42501' end,
  format('%s answers %L to a link of medico_solo', ator, aceita)
)
from unnest(array['medico_solo', 'medico_a', 'clinica_a', 'staff_a', 'hospital', 'anonimo', 'inativo']) as ator
cross join unnest(array[true, false]) as aceita
cross join (select id from public.clinica_medicos where medico_id = tests.id('medico_solo')) as v;

select tests.como('medico_solo', format('select responder_vinculo(%L, true)', v.id))
from public.clinica_medicos v where v.medico_id = tests.id('medico_solo');
select is(
  tests.tenta('medico_solo', $$select 1 from pacientes where clinica_id = tests.id('clinica_a')$$), '2',
  'a doctor who accepted reads the patients of the clinic'
);
select is(
  tests.tenta('clinica_a', $$select email from profiles where id = tests.id('medico_solo')$$), '1',
  'the clinic reads the e-mail of a doctor who accepted'
);
select is(
  tests.como('medico_solo', $$select count(*) from vinculos_do_medico() where vigente$$), '1',
  'the doctor reads the link as one that holds'
);

-- Refused by one doctor, and ended by another.
select tests.como('medico_solo', format('select responder_vinculo(%L, false)', v.id))
from public.clinica_medicos v where v.medico_id = tests.id('medico_solo');
select is(
  pg_temp.alcance('medico_solo'), '0 0 0 0 42501 42501', 'a doctor who ended the link reaches nothing any more'
);
select is(
  tests.tenta('clinica_a', $$select nome from profiles where id = tests.id('medico_solo')$$), '1',
  'the clinic still reads the name of who worked there'
);
select is(
  tests.tenta('medico_solo', format('select responder_vinculo(%L, true)', v.id)), '42501',
  'the doctor does not come back alone'
)
from public.clinica_medicos v where v.medico_id = tests.id('medico_solo');

select * from finish();
rollback;
