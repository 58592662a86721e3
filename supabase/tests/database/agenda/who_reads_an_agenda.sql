begin;
select plan((select count(*)::int from tests.atores()) * 11 + 4);
select tests.mundo();
select tests.criar_agenda();
insert into agenda_regras (clinica_id) values (tests.id('clinica_a'));
insert into bloqueios_de_agenda (clinica_id, inicio, fim, motivo, criado_por)
values (tests.id('clinica_a'), tests.segunda('14:00'), tests.segunda('15:00'), 'feriado', tests.id('clinica_a'));

select is(
  tests.tenta(ator, format('select 1 from %I where clinica_id = tests.id(%L)', tabela, 'clinica_a')),
  case
    when ator = 'anonimo' then '42501'
    when ator in ('clinica_a', 'staff_a', 'medico_a', 'medico_b') then quantos
    else '0'
  end,
  format('only who works in clínica A reads its %s, asked as %s', tabela, ator)
)
from tests.atores() as ator
cross join (
  values
    ('agendamentos', '1'), ('agendamento_eventos', '1'), ('salas', '1'), ('tipos_de_atendimento', '2'),
    ('disponibilidades', '5'), ('bloqueios_de_agenda', '1'), ('agenda_regras', '1'), ('lista_de_espera', '1')
) as t (tabela, quantos);
select is(
  tests.tenta(ator, $$select 1 from agendamentos where clinica_id = tests.id('medico_solo')$$),
  case ator when 'anonimo' then '42501' when 'medico_solo' then '1' else '0' end,
  'only medico_solo reads the own practice of medico_solo, asked as ' || ator
)
from tests.atores() as ator;

select is(
  tests.tenta(ator, $$
    select 1 from estrutura_da_agenda(tests.id('clinica_a')) as e,
      jsonb_array_elements(e -> 'salas' || (e -> 'tipos') || (e -> 'disponibilidades') || jsonb_build_array(e -> 'regras'))
    where jsonb_typeof(e -> 'regras') = 'object'
  $$),
  case
    when ator = 'anonimo' then '42501'
    when ator in ('clinica_a', 'staff_a', 'medico_a', 'medico_b') then '9'
    else '0'
  end,
  'only who works in clínica A reads what its agenda stands on, asked as ' || ator
)
from tests.atores() as ator;
select is(
  tests.como('staff_a', $$
    select jsonb_path_query_array(e, '$.medicos[*].nome')::text || (e #>> '{disponibilidades,0,inicio}') || (e #>> '{disponibilidades,0,medico,nome}')
    from estrutura_da_agenda(tests.id('clinica_a')) as e
  $$),
  (
    select jsonb_agg(distinct m.nome)::text from profiles m
    join clinica_medicos cm on cm.medico_id = m.id where cm.clinica_id = tests.id('clinica_a') and cm.vigente
  ) || '08:00:00' || (select nome from profiles where id = tests.id('medico_a')),
  'the desk reads each doctor once, and the weekly hours with whose they are'
);

create function tests.hoje_as(hora interval) returns timestamptz language sql as $$
  select (date_trunc('day', now() at time zone 'America/Sao_Paulo') + hora) at time zone 'America/Sao_Paulo'; $$;
update bloqueios_de_agenda set inicio = tests.hoje_as('14:00'), fim = tests.hoje_as('15:00') where clinica_id = tests.id('clinica_a');
update agendamentos set inicio = tests.hoje_as('08:00'), fim = tests.hoje_as('08:30') where clinica_id = tests.id('clinica_a');
select is(
  tests.tenta(ator, $$
    select 1 from agenda_de_hoje(tests.id('clinica_a')) as h, jsonb_array_elements(h -> 'agendamentos' || (h -> 'bloqueios'))
  $$),
  case
    when ator = 'anonimo' then '42501'
    when ator in ('clinica_a', 'staff_a', 'medico_a', 'medico_b') then '2'
    else '0'
  end,
  'only who works in clínica A reads its day, asked as ' || ator
)
from tests.atores() as ator;
select is(
  tests.como('staff_a', $$
    select concat_ws(' ', (h ->> 'de')::timestamptz at time zone 'America/Sao_Paulo' = date_trunc('day', now() at time zone 'America/Sao_Paulo'),
      (h ->> 'ate')::timestamptz - (h ->> 'de')::timestamptz, h #>> '{agendamentos,0,paciente,nome}', h #>> '{bloqueios,0,motivo}')
    from agenda_de_hoje(tests.id('clinica_a')) as h
  $$),
  't 1 day ' || (select nome from pacientes where id = (select paciente_id from agendamentos where clinica_id = tests.id('clinica_a')))
    || ' feriado',
  'the desk reads between which instants today lies, and whose appointments are in it'
);
update agendamentos set inicio = inicio + interval '2 days', fim = fim + interval '2 days' where clinica_id = tests.id('clinica_a');
select is(
  tests.como('staff_a', $$select h ->> 'agendamentos' from agenda_de_hoje(tests.id('clinica_a')) as h$$), '[]',
  'what is booked for another day is not of today'
);
select is(
  tests.como('staff_a', $$select h ->> 'agendamentos' from agenda_de_hoje(null) as h$$), '[]',
  'of no tenant there is no day'
);

select * from finish();
rollback;
