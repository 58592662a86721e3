begin;
select plan(14);
select tests.mundo();
insert into public.tipos_de_atendimento (id, clinica_id, nome) values (tests.id('tipo'), tests.id('clinica_a'), 'Consulta');
select tests.restringir();

create function tests.le() returns text language sql as $$
  select tests.tenta('medico_b', 'select 1 from prontuarios where paciente_id = tests.id(''jose'')')
$$;
create function tests.com(comando text) returns text language plpgsql as $$
declare resposta text;
begin
  execute comando;
  resposta := tests.le();
  raise exception using errcode = 'TRY00', message = resposta;
exception when sqlstate 'TRY00' then return sqlerrm;
end;
$$;
create function tests.consulta(quando timestamptz, situacao text, quem text) returns text language sql as $f$
  select tests.com(format(
    $$insert into public.agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio, status, criado_por)
    values (tests.id('clinica_a'), tests.id('jose'), tests.id('medico_b'), tests.id('tipo'), %L, %L, tests.id(%L))$$,
    quando, situacao, quem
  ))
$f$;

select is(tests.le(), '0', 'a link to the clinic alone does not open a restricted record');
select is(
  tests.com($$update public.pacientes set medico_responsavel_id = tests.id('medico_b') where id = tests.id('jose')$$), '2',
  'the responsible doctor reads it'
);
select is(tests.consulta(now() + interval '2 days', 'agendado', 'clinica_a'), '2', 'a doctor with an appointment to come reads it');
select is(tests.consulta(now() - interval '29 days', 'realizado', 'clinica_a'), '2', 'a doctor with an appointment of 29 days ago reads it');
select is(tests.consulta(now() - interval '31 days', 'realizado', 'clinica_a'), '0', 'an appointment of 31 days ago does not open it');
select is(tests.consulta(now() + interval '2 days', 'cancelado', 'clinica_a'), '0', 'a cancelled appointment does not open it');
select is(tests.consulta(now() + interval '2 days', 'agendado', 'medico_b'), '0', 'an appointment booked by the doctor alone does not open it');

create function tests.evolucao(situacao text, quando timestamptz) returns text language sql as $f$
  select tests.com(format(
    $$insert into public.prontuarios (clinica_id, paciente_id, autor_id, subjetivo, status, finalizado_em, criado_em)
    values (tests.id('clinica_a'), tests.id('jose'), tests.id('medico_b'), 'x', %L, %s, %L)$$,
    situacao, case when situacao = 'finalizado' then 'now()' else 'null' end, quando
  ))
$f$;
-- The doctor's own row counts as one more.
select is(tests.evolucao('finalizado', now()), '3', 'a doctor who wrote in the record reads it');
select is(tests.evolucao('rascunho', now() - interval '1 hour'), '3', 'a doctor with a draft from before the restriction reads it');
select is(tests.evolucao('rascunho', now() + interval '1 second'), '1', 'a draft from after the restriction shows its author that draft alone');

select is(
  tests.tenta('medico_b', $$update pacientes set medico_responsavel_id = tests.id('medico_b') where id = tests.id('jose')$$), '42501',
  'nobody kept out becomes responsible by the own hand'
);
select tests.emergencia();
select is(
  tests.tenta('medico_b', $$update pacientes set medico_responsavel_id = tests.id('medico_b') where id = tests.id('jose')$$), '42501',
  'an emergency makes nobody responsible by the own hand'
);
select is(
  tests.tenta(ator, $$update pacientes set medico_responsavel_id = tests.id('medico_b') where id = tests.id('jose')$$), '1',
  ator || ' makes a colleague responsible for the patient'
)
from unnest(array['clinica_a', 'medico_a']) as ator;

select * from finish();
rollback;
